import { onTestFinished } from "vitest";

/**
 * The mail links that are opened from now on, oldest first. Nothing is there to open them, so the
 * clicks on them are written down; `handleOpen` is called at each.
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
