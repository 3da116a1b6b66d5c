import { onTestFinished } from "vitest";

/**
 * Records clicks on mail links until the end of the test, oldest first, since jsdom cannot open a
 * mail program. `handleOpen` is called at each click.
 */
export function recordMailLinks(handleOpen: () => void = () => undefined): readonly string[] {
  const opened: string[] = [];
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || !link.href.startsWith("mailto:")) return;
    event.preventDefault();
    opened.push(link.href);
    handleOpen();
  };
  document.addEventListener("click", handleClick);
  onTestFinished(() => {
    document.removeEventListener("click", handleClick);
  });
  return opened;
}
