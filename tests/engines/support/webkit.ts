import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { isRecord } from "@/lib/json";
import { toStrings, type Driver, type Engine, type Key, type Point } from "./driver";

/**
 * The code points of keys that write no character:
 * https://www.w3.org/TR/webdriver2/#keyboard-actions
 */
const CODE_POINTS: Readonly<Record<Key, string>> = {
  ArrowDown: "\uE015",
  Backspace: "\uE003",
  Control: "\uE009",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
  a: "a",
  v: "v",
};

/** Under this name an answer holds an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/** Larger than every window. */
const SCREEN = "1600x1200x24";

/** Tells the pages that their visitor prefers reduced motion. */
const GTK_CONFIG = fileURLToPath(new URL("gtk-config", import.meta.url));

const START_LIMIT_MS = 60_000;

/** One command of WebDriver; answers with its value. */
type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** WebKitGTK's MiniBrowser on a screen that nobody sees, over WebDriver on this port. */
export async function startWebKit(port: number): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await readLine(screen.stdio[3]);
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: GTK_CONFIG },
    stdio: "ignore",
  });
  const send = sendTo(`http://127.0.0.1:${port}`);
  await vi.waitFor(() => send("GET", "/status"), { timeout: START_LIMIT_MS });
  return {
    async openWindow() {
      const session = await send("POST", "/session", { capabilities: {} });
      const path = `/session/${readText(session, "sessionId")}`;
      return makeDriver((method, command, body) => send(method, path + command, body));
    },
    async close() {
      for (const program of [driver, screen]) {
        program.kill();
        await once(program, "exit");
      }
    },
  };
}

function makeDriver(send: Send): Driver {
  const call: Driver["call"] = (run, ...values) =>
    send("POST", "/execute/sync", {
      script: `return (${run.toString()}).apply(null, arguments);`,
      args: values,
    });
  const act = async (type: string, actions: object[]) => {
    await send("POST", "/actions", { actions: [{ type, id: type, actions }] });
  };
  const press = (keys: string[]) =>
    act("key", [
      ...keys.map((value) => ({ type: "keyDown", value })),
      ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  const pointTo = (at: Point) => ({ type: "pointerMove", duration: 0, ...at });
  const told: string[] = [];
  const takeErrors = async () => {
    told.push(...toStrings(await call(takePageErrors)));
    return told.splice(0);
  };
  /** What the page told is gone with it. */
  const leave = async (path: string, body: object) => {
    told.push(...(await takeErrors()));
    await send("POST", path, body);
    await call(recordPageErrors);
  };

  return {
    open: (url) => leave("/url", { url }),
    back: () => leave("/back", {}),
    reload: () => leave("/refresh", {}),
    async resize({ width, height }) {
      await send("POST", "/window/rect", { width, height });
      const [pageWidth, pageHeight] = toStrings(
        await call(() => [window.innerWidth, window.innerHeight]),
      );
      await send("POST", "/window/rect", {
        width: 2 * width - Number(pageWidth),
        height: 2 * height - Number(pageHeight),
      });
    },
    call,
    async run(script) {
      await send("POST", "/execute/sync", { script, args: [] });
    },
    moveMouse: (at) => act("pointer", [pointTo(at)]),
    click: (at) =>
      act("pointer", [
        pointTo(at),
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (...keys) => press(keys.map((key) => CODE_POINTS[key])),
    async type(text) {
      for (const character of text) await press([character]);
    },
    async upload(selector, file) {
      const element = await send("POST", "/element", { using: "css selector", value: selector });
      await send("POST", `/element/${readText(element, ELEMENT_KEY)}/value`, { text: file });
    },
    takeErrors,
    async close() {
      await send("DELETE", "");
    },
  };
}

function sendTo(server: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(server + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const content: unknown = await answer.json();
    const value = isRecord(content) ? content["value"] : undefined;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

function readText(record: unknown, key: string): string {
  return isRecord(record) ? String(record[key]) : "";
}

async function readLine(stream: unknown): Promise<string> {
  if (!(stream instanceof Readable)) throw new Error("Nothing can be read from this program.");
  const lines: unknown[] = await once(createInterface(stream), "line");
  return String(lines[0]);
}

/**
 * Runs in the page, once its document has been read: WebKit's driver tells nothing of the console.
 * The application starts later, so it is heard from its beginning.
 */
function recordPageErrors() {
  // Back may lead to the same document.
  if (Reflect.has(window, "pageErrors")) return;
  const errors: string[] = [];
  Object.assign(window, { pageErrors: errors });
  const { error, warn } = console;
  const tellToo =
    (tell: typeof error) =>
    (...values: unknown[]) => {
      errors.push(values.map(String).join(" "));
      tell(...values);
    };
  Object.assign(console, { error: tellToo(error), warn: tellToo(warn) });
  window.addEventListener("error", ({ message }) => errors.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} blocked ${blockedURI}`),
  );
}

/** Runs in the page. */
function takePageErrors(): unknown {
  const errors: unknown = Reflect.get(window, "pageErrors");
  return Array.isArray(errors) ? errors.splice(0) : [];
}
