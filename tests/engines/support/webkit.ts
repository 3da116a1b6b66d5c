import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { vi } from "vitest";
import type { Engine } from "./driver";

/** What WebDriver calls the keys that type no character. */
const KEYS: Partial<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** GTK settings that switch animations off, so that pages see `prefers-reduced-motion: reduce`. */
const GTK_CONFIG = fileURLToPath(new URL("gtk-config", import.meta.url));

const START_TIMEOUT_MS = 60_000;

/** Starts the WebDriver of WebKitGTK's MiniBrowser at this port, with a virtual screen. */
export async function startWebKit(port: number): Promise<Engine> {
  const server = `http://127.0.0.1:${port}`;
  const screen = ["--auto-servernum", "--server-args=-screen 0 1600x1200x24 -nolisten tcp"];
  const program = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: GTK_CONFIG },
    stdio: "ignore",
    // `xvfb-run` ends neither the screen nor the driver when it is ended alone.
    detached: true,
  });
  await vi.waitFor(() => fetch(`${server}/status`), { timeout: START_TIMEOUT_MS });
  return {
    async openWindow() {
      const browser = await new Builder()
        .usingServer(server)
        .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
        .build();
      return {
        open: (url) => browser.get(url),
        back: () => browser.navigate().back(),
        reload: () => browser.navigate().refresh(),
        async resize(size) {
          await browser.manage().window().setRect(size);
        },
        run: (script) => browser.executeScript(script),
        click: (x, y) =>
          browser
            .actions()
            // The first move in a page has no distance, and pages may wait for one that has.
            .move({ x: 0, y: 0, duration: 0 })
            .move({ x, y, duration: 0 })
            .click()
            .perform(),
        async press(...keys) {
          const codes = keys.map((key) => KEYS[key] ?? key);
          const actions = browser.actions();
          for (const code of codes) actions.keyDown(code);
          for (const code of codes.toReversed()) actions.keyUp(code);
          await actions.perform();
        },
        type: (text) => browser.actions().sendKeys(text).perform(),
        upload: (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
        close: () => browser.quit(),
      };
    },
    async close() {
      const exit = once(program, "exit");
      if (program.pid) process.kill(-program.pid);
      await exit;
    },
  };
}
