import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { isRecord } from "@/lib/json";
import { toStrings, type Driver, type Engine, type Key } from "./driver";

/**
 * WebDriver's code points for keys that type no character:
 * https://www.w3.org/TR/webdriver2/#keyboard-actions
 */
const CODE_POINTS: Readonly<Record<Key, string>> = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Backspace: "\uE003",
  Control: "\uE009",
  Delete: "\uE017",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  Shift: "\uE008",
  Tab: "\uE004",
  a: "a",
  b: "b",
  c: "c",
  k: "k",
  v: "v",
  x: "x",
  y: "y",
  z: "z",
};

/** The property of an element's id in a response: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/** The size of the virtual screen, which is larger than every window, and its color depth. */
const SCREEN = "1600x1200x24";

/** GTK settings that switch animations off, so that pages see `prefers-reduced-motion: reduce`. */
const GTK_CONFIG = fileURLToPath(new URL("gtk-config", import.meta.url));

const START_TIMEOUT_MS = 60_000;

/** Sends a WebDriver command. Resolves to the value in its response. */
type SendCommand = (method: string, path: string, body?: object) => Promise<unknown>;

/** Starts WebKitGTK's MiniBrowser on a virtual screen, with its WebDriver on this port. */
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
  await vi.waitFor(() => send("GET", "/status"), { timeout: START_TIMEOUT_MS });
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

function makeDriver(send: SendCommand): Driver {
  const callInPage: Driver["callInPage"] = (run, ...values) =>
    send("POST", "/execute/sync", {
      script: `return (${run.toString()}).apply(null, arguments);`,
      args: values,
    });
  const performActions = async (type: string, actions: object[]) => {
    await send("POST", "/actions", { actions: [{ type, id: type, actions }] });
  };
  const press = (keys: string[]) =>
    performActions("key", [
      ...keys.map((value) => ({ type: "keyDown", value })),
      ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  const errors: string[] = [];
  const takeErrors = async () => {
    errors.push(...toStrings(await callInPage(takePageErrors)));
    return errors.splice(0);
  };
  /** Collects the errors first, because they are stored in the page that is left. */
  const leave = async (path: string, body: object) => {
    errors.push(...(await takeErrors()));
    await send("POST", path, body);
    await callInPage(recordPageErrors);
  };

  return {
    open: (url) => leave("/url", { url }),
    back: () => leave("/back", {}),
    reload: () => leave("/refresh", {}),
    // WebDriver sets the size of the whole window, with the browser's own bars.
    async resize({ width, height }) {
      const [barsWidth, barsHeight] = toStrings(
        await callInPage(() => [outerWidth - innerWidth, outerHeight - innerHeight]),
      );
      await send("POST", "/window/rect", {
        width: width + Number(barsWidth),
        height: height + Number(barsHeight),
      });
    },
    callInPage,
    async runInPage(script) {
      await send("POST", "/execute/sync", { script, args: [] });
    },
    click: (at) =>
      performActions("pointer", [
        // The first move in a page has no distance, and pages may wait for one that has.
        { type: "pointerMove", duration: 0, x: 0, y: 0 },
        { type: "pointerMove", duration: 0, ...at },
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

function sendTo(server: string): SendCommand {
  return async (method, path, body) => {
    const response = await fetch(server + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const content: unknown = await response.json();
    const value = isRecord(content) ? content["value"] : undefined;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
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
 * Runs in the page when its document has loaded: records errors and warnings, because WebKit's
 * driver does not report those of the console. The application starts later, so none of its are
 * missed.
 */
function recordPageErrors() {
  // Going back within a document does not replace it, and it already records its errors.
  if (Reflect.has(window, "pageErrors")) return;
  const errors: string[] = [];
  Object.assign(window, { pageErrors: errors });
  const { error, warn } = console;
  const record =
    (log: typeof error) =>
    (...values: unknown[]) => {
      errors.push(values.map(String).join(" "));
      log(...values);
    };
  Object.assign(console, { error: record(error), warn: record(warn) });
  window.addEventListener("error", ({ message }) => errors.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} blocked ${blockedURI}`),
  );
}

/** Runs in the page: returns the recorded errors and clears the list. */
function takePageErrors(): unknown {
  const errors: unknown = Reflect.get(window, "pageErrors");
  return Array.isArray(errors) ? errors.splice(0) : [];
}
