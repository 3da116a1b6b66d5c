import { spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
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

/** Starts the WebDriver of WebKitGTK's MiniBrowser at this port, and a virtual screen. */
export async function startWebKit(port: number): Promise<Engine> {
  const server = `http://127.0.0.1:${port}`;
  // The number of the screen is that of the port, so that two runs have two of them.
  const env = { ...process.env, DISPLAY: `:${port}`, XDG_CONFIG_HOME: GTK_CONFIG };
  const programs = [
    spawn("Xvfb", [env.DISPLAY, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
      stdio: "ignore",
    }),
    spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" }),
  ];
  const findStarted = async () => {
    await access(`/tmp/.X11-unix/X${port}`);
    await fetch(`${server}/status`);
  };
  await vi.waitFor(findStarted, { timeout: START_TIMEOUT_MS });
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
      for (const program of programs) {
        const exit = once(program, "exit");
        program.kill();
        await exit;
      }
    },
  };
}
