import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { EmptyState } from "@/components/states/empty-state";
import { ErrorState } from "@/components/states/error-state";
import { Accordion } from "./accordion";
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
  test("has eight variants that look different", () => {
    const looks = VARIANTS.map((variant) => {
      const { unmount } = render(<Button variant={variant}>Send</Button>);
      const { className } = screen.getByRole("button", { name: "Send" });
      unmount();
      return className;
    });
    expect(new Set(looks).size).toBe(8);
  });

  test("has four sizes", () => {
    const looks = SIZES.map((size) => {
      const { unmount } = render(<Button size={size}>Send</Button>);
      const { className } = screen.getByRole("button", { name: "Send" });
      unmount();
      return className;
    });
    expect(new Set(looks).size).toBe(4);
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

describe("an accordion", () => {
  const ENTRIES = [
    { id: "moq", title: "What is an MOQ?", content: "A minimum order." },
    { id: "ddp", title: "What is DDP?", content: "Duty paid." },
  ];
  function Questions() {
    const [openId, setOpenId] = useState("");
    return <Accordion entries={ENTRIES} value={openId} onValueChange={setOpenId} />;
  }
  const opener = (name: string) => screen.getByRole("button", { name });

  test("is closed at first", () => {
    render(<Questions />);
    expect(screen.getByText("A minimum order.")).not.toBeVisible();
    expect(opener("What is an MOQ?")).toHaveAttribute("aria-expanded", "false");
  });

  test("has one entry open at a time", async () => {
    const user = userEvent.setup();
    render(<Questions />);
    await user.click(opener("What is an MOQ?"));
    expect(screen.getByText("A minimum order.")).toBeVisible();
    await user.click(opener("What is DDP?"));
    expect(screen.getByText("Duty paid.")).toBeVisible();
    expect(screen.getByText("A minimum order.")).not.toBeVisible();
  });

  test("can be closed again, also by keyboard", async () => {
    const user = userEvent.setup();
    render(<Questions />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByText("A minimum order.")).toBeVisible();
    await user.keyboard(" ");
    expect(screen.getByText("A minimum order.")).not.toBeVisible();
    await user.keyboard("{ArrowDown}");
    expect(opener("What is DDP?")).toHaveFocus();
  });

  test("can be opened from outside", async () => {
    const onValueChange = vi.fn();
    const user = userEvent.setup();
    render(<Accordion entries={ENTRIES} value="ddp" onValueChange={onValueChange} />);
    expect(screen.getByText("Duty paid.")).toBeVisible();
    await user.click(opener("What is an MOQ?"));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("moq");
  });
});

describe("instead of a list", () => {
  test("an empty state says so, and what can be done", () => {
    render(<EmptyState title="No Articles Found" text="Try fewer words." action={<b>All</b>} />);
    expect(screen.getByRole("heading", { name: "No Articles Found" })).toBeVisible();
    expect(screen.getByText("Try fewer words.")).toBeVisible();
    expect(screen.getByText("All")).toBeVisible();
  });

  test("an error is announced, and can be tried again", async () => {
    const onRetry = vi.fn();
    render(<ErrorState title="Error Loading Posts" text="It failed." onRetry={onRetry} />);
    const alert = within(screen.getByRole("alert"));
    expect(alert.getByRole("heading", { name: "Error Loading Posts" })).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
