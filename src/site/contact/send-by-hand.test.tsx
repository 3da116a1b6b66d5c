import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { chat as copy } from "@/content/pending-enquiry";
import { makeSubmission } from "../../../tests/support/submissions";
import { prepareMail } from "./prepare-mail";
import { SendByHand } from "./send-by-hand";

test("each chat says whether the text is in it already, and WeChat is there once", () => {
  const submission = makeSubmission(1);
  render(
    <SendByHand
      enquiry={{ submission, isSaved: true, isOpened: true, delivery: null }}
      shortMail={null}
    />,
  );
  const filled = screen.getByRole("link", { name: whatsApp.label });
  const text = new URL(filled.getAttribute("href") ?? "").searchParams.get("text");
  expect(text).toBe(prepareMail(submission).body);
  expect(filled.parentElement).toHaveTextContent(copy.prefilled);

  const empty = screen.getByRole("link", { name: signal.label });
  expect(empty).toHaveAttribute("href", signal.href);
  expect(empty.parentElement).toHaveTextContent(copy.pasted);

  expect(screen.queryByRole("link", { name: "WeChat" })).not.toBeInTheDocument();
  expect(screen.getByRole("img", { name: copy.qrCode })).toBeVisible();
});

const { whatsApp, signal } = vi.hoisted(() => ({
  whatsApp: { label: "WhatsApp +86 755 5550 0148", href: "https://wa.me/8675555500148" },
  signal: { label: "Signal +49 30 5550 0199", href: "https://signal.me/#p/+493055500199" },
}));

vi.mock("@/config/site", async (load) => {
  const config = await load<typeof import("@/config/site")>();
  const weChat = { label: "WeChat", href: config.wechatQrLink };
  return { ...config, site: { ...config.site, chats: [whatsApp, signal, weChat] } };
});
