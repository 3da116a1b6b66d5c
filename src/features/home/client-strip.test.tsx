import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { clients } from "@/content/home";
import { renderOnServer, settleImage } from "../../../tests/support/hydrate";
import "../../../tests/support/handlers/backend";
import { ClientStrip } from "./client-strip";

test("a client's logo that failed to load before hydration is hidden", () => {
  const { hydrate } = renderOnServer(<ClientStrip />);
  const [first, ...others] = screen.getAllByRole("img");
  if (first) settleImage(first, { isBroken: true });
  hydrate();
  expect(others).toHaveLength(clients.logos.length - 1);
  expect(screen.getAllByRole("img")).toEqual(others);
});
