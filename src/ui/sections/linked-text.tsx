import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { LinkedText as Text } from "@/content/linked-text";

/** Running text with inline links. */
export function LinkedText({ text }: { text: Text }) {
  if (typeof text === "string") return text;
  return text.map((part, i) => {
    if (typeof part === "string") return <Fragment key={i}>{part}</Fragment>;
    if ("href" in part) {
      return (
        <a key={i} href={part.href} className="link">
          {part.text}
        </a>
      );
    }
    return (
      <Link key={i} to={part.to} className="link">
        {part.text}
      </Link>
    );
  });
}
