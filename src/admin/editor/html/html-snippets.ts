import { escapeAttribute } from "@/lib/escape-html";

export function imageTag(url: string, alt: string): string {
  return `<img src="${escapeAttribute(url.trim())}" alt="${escapeAttribute(alt.trim())}">`;
}
