import { headingText } from "./article-headings";
import { cleanIds } from "./content-ids";
import { headingIds } from "./heading-ids";

/** Makes the ids in an article safe, and gives each h2 and h3 one. */
export function identifyHeadings(body: ParentNode): void {
  const headings = [...body.querySelectorAll<HTMLHeadingElement>("h2, h3")];
  const ownIds = headings.map(({ id }) => id);
  const taken = cleanIds(body.querySelectorAll("[id]"));
  const ids = headingIds(
    headings.map((heading, i) => ({
      id: heading.id || (ownIds[i] ?? ""),
      text: headingText(heading),
      isIdFree: heading.id !== "",
    })),
    taken,
  );
  headings.forEach((heading, i) => {
    heading.id = ids[i] ?? "";
  });
}
