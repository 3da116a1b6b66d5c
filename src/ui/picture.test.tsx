import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderOnServer, settleImage } from "../../tests/support/hydrate";
import { renderWithProviders } from "../../tests/support/render-route";
import "../../tests/support/handlers/backend";
import { describedPicture } from "@/content/described-pictures";
import { Avatar } from "./avatar";
import { Picture } from "./picture";

const IMAGES = [
  { url: "https://cdn.example/own.webp", alt: "Own" },
  { url: "https://cdn.example/default.webp", alt: "Default" },
];
const image = () => screen.getByRole("img");

describe("a picture", () => {
  test("that fails to load is replaced by its fallbacks, one after the other", () => {
    renderWithProviders(<Picture images={IMAGES} fallback={<p>No picture</p>} />);
    fireEvent.error(image());
    expect(image()).toHaveAttribute("alt", "Default");
    fireEvent.error(image());
    expect(screen.getByText("No picture")).toBeVisible();
  });

  test("of a single pixel is replaced, a small or very wide one is not", () => {
    renderWithProviders(<Picture images={IMAGES} />);
    const arriveAs = (width: number, height: number) => {
      Object.defineProperty(image(), "naturalWidth", { value: width, configurable: true });
      Object.defineProperty(image(), "naturalHeight", { value: height, configurable: true });
      fireEvent.load(image());
    };
    arriveAs(8000, 200);
    arriveAs(16, 16);
    expect(image()).toHaveAttribute("alt", "Own");
    arriveAs(1, 1);
    expect(image()).toHaveAttribute("alt", "Default");
  });

  test("that failed to load before hydration is replaced", () => {
    const { hydrate } = renderOnServer(<Picture images={IMAGES} />);
    settleImage(image(), { isBroken: true });
    hydrate();
    expect(image()).toHaveAttribute("src", IMAGES[1]?.url);
  });

  test.each(["is there", "is on its way"])("that %s when the page is hydrated stays", (state) => {
    const { hydrate } = renderOnServer(<Picture images={IMAGES} />);
    if (state === "is there") settleImage(image(), { isBroken: false });
    const before = image();
    hydrate();
    expect(image()).toBe(before);
    expect(image()).toHaveAttribute("src", IMAGES[0]?.url);
  });

  test("loads lazily, except for the main one of the first view, which has priority", () => {
    renderOnServer(<Picture images={IMAGES} />);
    expect(image()).toHaveAttribute("loading", "lazy");
    document.body.replaceChildren();
    renderOnServer(<Picture images={IMAGES} isPriority />);
    expect(image()).toHaveAttribute("fetchpriority", "high");
    expect(image()).not.toHaveAttribute("loading");
  });

  test("has its main color as background until it has loaded, unless another one is asked for", () => {
    const own = [describedPicture("globe")];
    renderOnServer(<Picture images={own} className="w-full" />);
    expect(image().className).toBe("bg-(--placeholder) w-full");
    expect(image().style.getPropertyValue("--placeholder")).toMatch(/^#/);
    document.body.replaceChildren();
    renderOnServer(<Picture images={own} className="bg-transparent" />);
    expect(image().className).toBe("bg-transparent");
    expect(image().style.background).toBe("");
  });
});

test("a portrait that failed to load before hydration is replaced by the initials", () => {
  const portrait = (
    <Avatar src="https://cdn.example/mei.webp" name="Mei of lin" className="size-12" />
  );
  const { container, hydrate } = renderOnServer(portrait);
  const [photo] = container.getElementsByTagName("img");
  if (photo) settleImage(photo, { isBroken: true });
  hydrate();
  expect(container).toHaveTextContent("ML");
});
