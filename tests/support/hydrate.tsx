import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished } from "vitest";
import { SKIP_POINTER_CHECK, clearStores, withProviders } from "./render-route";

/**
 * Renders a part of the site to HTML, as the build does, and puts it into the document. The test
 * may change the HTML, as a visitor or the browser might, before `hydrate` hydrates it. `hydrate`
 * fails on a hydration mismatch. Its `url` may have a hash, which only the browser knows.
 */
export function renderOnServer(part: ReactNode, pageUrl = "/") {
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => {
    container.remove();
    clearStores();
  });
  container.innerHTML = renderToString(withProviders(part, pageUrl));

  function hydrate(url = pageUrl): { user: UserEvent } {
    const user = userEvent.setup(SKIP_POINTER_CHECK);
    const errors: unknown[] = [];
    render(withProviders(part, url), {
      container,
      hydrate: true,
      onRecoverableError: (error) => errors.push(error),
    });
    expect(errors).toEqual([]);
    return { user };
  }
  return { container, hydrate };
}

/** Makes an image loaded or broken without an event, as one that finished before hydration. */
export function settleImage(image: Element, { isBroken }: { isBroken: boolean }) {
  Object.defineProperty(image, "complete", { value: true });
  Object.defineProperty(image, "naturalWidth", { value: isBroken ? 0 : 320 });
}
