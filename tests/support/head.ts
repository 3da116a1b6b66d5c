import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { isNode, type Node } from "./schema-org";

const SCRIPT = 'script[type="application/ld+json"]';

/**
 * The value of a tag in the document's head, which may be there only once; null without the tag.
 */
export function readHead(selector: string, attribute: "content" | "href"): string | null {
  const tags = document.head.querySelectorAll(selector);
  expect(tags.length, selector).toBeLessThanOrEqual(1);
  return tags[0]?.getAttribute(attribute) ?? null;
}

export function readProperty(property: string): string | null {
  return readHead(`meta[property="${property}"]`, "content");
}

export function structuredDataScripts(): Element[] {
  return [...document.querySelectorAll(SCRIPT)];
}

/** Waits for the page's structured data, and returns the nodes of its graph. */
export async function findStructuredData(): Promise<Node[]> {
  const script = await waitFor(() => {
    const [only, ...others] = structuredDataScripts();
    expect(others).toEqual([]);
    if (!only) throw new Error("The page has no structured data.");
    return only;
  });
  const data: unknown = JSON.parse(script.textContent);
  if (!isNode(data) || !Array.isArray(data["@graph"])) throw new Error("It has no graph.");
  expect(data["@context"]).toBe("https://schema.org");
  const graph: unknown[] = data["@graph"];
  return graph.filter(isNode);
}
