import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { ErrorState } from "@/components/states/error-state";
import { Button } from "./button";
import { Pagination } from "./pagination";

test("a button does not submit a form by default", () => {
  render(
    <>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole("button", { name: "Look" })).toHaveAttribute("type", "button");
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
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
