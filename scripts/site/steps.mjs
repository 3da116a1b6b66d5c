import { spawn } from "node:child_process";
import { UserError } from "./user-error.mjs";

/** As many as the cores of the smallest computer that the tests are meant for. */
const STEPS_AT_ONCE = 2;

/**
 * A step starts once those named in `after` have ended. One that is `alone` has the computer to
 * itself, so that its output can be followed while it runs.
 * @typedef {{ title: string, command: string, after?: string[], alone?: boolean }} Step
 */

/**
 * Runs the steps in their order, two side by side; the output of each is printed whole when it
 * ends.
 * @param {readonly Step[]} steps
 * @returns {Promise<Map<string, number>>} the seconds that each step took, by its title
 * @throws {UserError} at the first step that fails; what else runs then is stopped
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  const seconds = new Map();
  /** @type {Map<Step, ReturnType<typeof startStep>>} */
  const running = new Map();
  const stopAll = () => {
    for (const { stop } of running.values()) stop();
  };
  const stopListening = onSignals(stopAll);

  try {
    while (waiting.length > 0 || running.size > 0) {
      for (let next; (next = takeNext(waiting, running, seconds));) {
        running.set(next, startStep(next));
      }
      const { step, status, output, duration } = await Promise.race(
        [...running.values()].map(({ ended }) => ended),
      );
      running.delete(step);
      process.stdout.write(output);
      if (status !== 0) {
        throw new UserError(`${step.title} failed. \`${step.command}\` runs this step alone.`);
      }
      seconds.set(step.title, duration);
      console.log(`\n${step.title}: done in ${Math.round(duration)} s`);
    }
    return seconds;
  } finally {
    stopAll();
    stopListening();
  }
}

/**
 * Removes the next step that may start from those that wait.
 * @param {Step[]} waiting
 * @param {ReadonlyMap<Step, unknown>} running
 * @param {ReadonlyMap<string, number>} done
 */
function takeNext(waiting, running, done) {
  if (running.size >= STEPS_AT_ONCE || [...running.keys()].some(({ alone }) => alone)) return;
  const index = waiting.findIndex(({ after = [], alone }) =>
    alone ? running.size === 0 : after.every((title) => done.has(title)),
  );
  // A step that needs the computer to itself waits for all of those before it.
  if (index < 0 || (waiting[index]?.alone && index > 0)) return;
  return waiting.splice(index, 1)[0];
}

/** @param {Step} step */
function startStep(step) {
  const startedAt = performance.now();
  const { title, command, alone = false } = step;
  console.log(`\nStarted: ${title}`);
  const child = spawn(command, {
    shell: true,
    stdio: alone ? "inherit" : ["ignore", "pipe", "pipe"],
    // A process group of its own, which can be stopped as a whole. Windows has none.
    detached: !alone && process.platform !== "win32",
    env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env,
  });
  /** @type {Buffer[]} */
  const parts = [Buffer.from(`\n${title}: ${command}\n\n`)];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => parts.push(part));

  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      const duration = (performance.now() - startedAt) / 1000;
      resolve({ step, status, duration, output: alone ? "" : Buffer.concat(parts) });
    });
  });
  const stop = () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    if (alone || process.platform === "win32") child.kill();
    else process.kill(-child.pid);
  };
  return { ended, stop };
}

/**
 * The terminal's Ctrl+C does not reach the process groups of the steps by itself.
 * @param {() => void} stop
 */
function onSignals(stop) {
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  const handle = () => {
    stop();
    process.exit(1);
  };
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
}
