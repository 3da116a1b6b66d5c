import { spawn } from "node:child_process";
import { UserError } from "./user-error.ts";

/** The number of cores of the smallest computer on which the tests are meant to run. */
const STEPS_AT_ONCE = 2;

/**
 * A step starts when those named in `after` have ended. Nothing else runs beside one that is
 * `alone`, whose output is shown while it runs.
 * @typedef {{ title: string, command: string, after?: string[], alone?: boolean }} Step
 */

/**
 * Runs the steps in their order, two at a time. The output of each is printed when it ends.
 * @param {readonly Step[]} steps
 * @returns {Promise<Map<string, number>>} the seconds that each step took, by its title
 * @throws {UserError} when a step fails; the other running step is stopped
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
 * Removes the next step that may start from the waiting ones, and returns it.
 * @param {Step[]} waiting
 * @param {ReadonlyMap<Step, unknown>} running
 * @param {ReadonlyMap<string, number>} done
 */
function takeNext(waiting, running, done) {
  if (running.size >= STEPS_AT_ONCE || [...running.keys()].some(({ alone }) => alone)) return;
  const index = waiting.findIndex(({ after = [], alone }) =>
    alone ? running.size === 0 : after.every((title) => done.has(title)),
  );
  // A step that runs alone waits for all steps before it.
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
    // `detached` starts a process group, which can be stopped as a whole. Windows has none.
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
 * Stops the steps when this process is told to end: a terminal's Ctrl+C does not reach their own
 * process groups.
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
