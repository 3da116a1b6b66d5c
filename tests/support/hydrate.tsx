import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished } from "vitest";
import { ANY_MOMENT, clearStores, inSite } from "./render-route";

/**
 * A part of the site as a page rendered ahead has it, in the document, where the visitor or the
 * browser may change it before `hydrate` starts React on it. The browser's first render must equal
 * what is there; `url` is for what only the browser knows of the address, the hash.
 */
export function renderAhead(part: ReactNode, pageUrl = "/") {
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => {
    container.remove();
    clearStores();
  });
  container.innerHTML = renderToString(inSite(part, pageUrl));

  function hydrate(url = pageUrl): { user: UserEvent } {
    const user = userEvent.setup(ANY_MOMENT);
    const errors: unknown[] = [];
    render(inSite(part, url), {
      container,
      hydrate: true,
      onRecoverableError: (error) => errors.push(error),
    });
    expect(errors).toEqual([]);
    return { user };
  }
  return { container, hydrate };
}

/** The image has its answer, without anyone having heard of it. */
export function settleImage(image: Element, { isBroken }: { isBroken: boolean }) {
  Object.defineProperty(image, "complete", { value: true });
  Object.defineProperty(image, "naturalWidth", { value: isBroken ? 0 : 320 });
}
