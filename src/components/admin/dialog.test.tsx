import { render, screen, waitFor } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { Button } from "@/components/ui/button";
import { Dialog } from "./dialog";

describe("a dialog", () => {
  function DeletePost() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Delete
        </button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Delete Submission?"
          description="This cannot be undone."
          actions={<Button>Keep it</Button>}
        />
      </>
    );
  }

  async function renderOpen() {
    const user = userEvent.setup();
    render(<DeletePost />);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    return user;
  }

  test("has a name and description and hides the rest of the page", async () => {
    await renderOpen();
    const dialog = screen.getByRole("dialog", { name: "Delete Submission?" });
    expect(dialog).toHaveAccessibleDescription("This cannot be undone.");
    expect(screen.queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
  });

  test("keeps the focus inside", async () => {
    const user = await renderOpen();
    const close = screen.getByRole("button", { name: "Close" });
    const keep = screen.getByRole("button", { name: "Keep it" });
    expect(close).toHaveFocus();
    await user.tab();
    expect(keep).toHaveFocus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.tab({ shift: true });
    expect(keep).toHaveFocus();
  });

  test.each([
    { way: "Escape", close: (user: UserEvent) => user.keyboard("{Escape}") },
    {
      way: "its corner button",
      close: (user: UserEvent) => user.click(screen.getByRole("button", { name: "Close" })),
    },
  ])("closes with $way and returns the focus", async ({ close }) => {
    const user = await renderOpen();
    await close(user);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
    });
  });
});
