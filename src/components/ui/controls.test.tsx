import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { ErrorState } from "@/components/states/error-state";
import { Button } from "./button";
import { Pagination } from "./pagination";

const VARIANTS = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "success",
  "whiteOutline",
] as const;
const SIZES = ["default", "sm", "lg", "icon"] as const;

describe("a button", () => {
  test.each([
    ["variants", VARIANTS.map((variant) => ({ variant }))],
    ["sizes", SIZES.map((size) => ({ size }))],
  ])("has %s that look different", (_, looks) => {
    render(looks.map((look) => <Button key={JSON.stringify(look)} {...look} />));
    const classes = screen.getAllByRole("button").map(({ className }) => className);
    expect(new Set(classes).size).toBe(looks.length);
  });

  test("does not submit a form by default", () => {
    render(
      <>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole("button", { name: "Look" })).toHaveAttribute("type", "button");
    expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
  });

  test("can be rendered as a link instead of a button", () => {
    render(
      <Button asChild variant="outline" className="mt-4">
        <a href="/faq" className="mine">
          Questions
        </a>
      </Button>,
    );
    const link = screen.getByRole("link", { name: "Questions" });
    expect(link).toHaveAttribute("href", "/faq");
    expect(link).toHaveClass("border-2", "mt-4", "mine");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("numbered pages", () => {
  const renderPages = (current: number, count: number) =>
    render(
      <Pagination
        current={current}
        count={count}
        pagePath={(page) => `?page=${page}`}
        summary="Articles 7 to 12 of 60"
      />,
      { wrapper: MemoryRouter },
    );

  test("are not shown for one page", () => {
    renderPages(1, 1);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  test("mark the current one and lead to the others", () => {
    renderPages(2, 3);
    const pages = screen.getAllByRole("link", { name: /^Page/ });
    expect(pages.map((page) => page.getAttribute("aria-current"))).toEqual([null, "page", null]);
    expect(pages.map((page) => page.getAttribute("href"))).toEqual([
      "/?page=1",
      "/?page=2",
      "/?page=3",
    ]);
    expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/?page=1");
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/?page=3");
    expect(screen.getByText("Articles 7 to 12 of 60")).toBeVisible();
  });

  test("end at the first and the last", () => {
    const { unmount } = renderPages(1, 2);
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    unmount();
    renderPages(2, 2);
    expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
  });

  test("leave out distant pages", () => {
    renderPages(5, 10);
    const items = within(screen.getByRole("navigation")).getAllByRole("link", { name: /^Page/ });
    expect(items.map((item) => item.textContent)).toEqual(["1", "4", "5", "6", "10"]);
    expect(screen.getAllByText("…")).toHaveLength(2);
  });
});

test("an error in place of a list is announced, and can be tried again", async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="Error" text="It failed." onRetry={onRetry} />);
  const alert = within(screen.getByRole("alert"));
  expect(alert.getByRole("heading", { name: "Error" })).toBeVisible();
  expect(alert.getByText("It failed.")).toBeVisible();
  await userEvent.click(alert.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
