import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, onTestFinished, vi } from "vitest";
import { getToasts, subscribeToToasts } from "@/components/ui/toast-store";
import "./handlers/backend";
import { recordMailLinks } from "./mail-links";
import { renderRoute } from "./render-route";

export const SUBMISSIONS_KEY = "contactFormSubmissions";
export const DRAFT_KEY = "contactFormDraft";
export const HAND_OFF_KEY = "contactFormPrepared";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the contact page, and records the mail links that it opens. */
export async function openContactPage(url = "/contact-us") {
  const mails = recordMailLinks();
  const { user } = renderRoute(url);
  await screen.findByLabelText("Full Name");
  return { user, mails };
}

export const form = () => screen.getByRole("form", { name: "Enquiry" });
export const field = (label: string) => within(form()).getByLabelText(label);
export const sendButton = () => screen.getByRole("button", { name: "Send Enquiry" });

const PANEL = { name: "Your message is prepared" };
export const panel = () => screen.getByRole("region", PANEL);
export const findPanel = () => screen.findByRole("region", PANEL);
export const queryPanel = () => screen.queryByRole("region", PANEL);
/** The field of the panel with the complete email. */
export const wholeText = () => within(panel()).getByLabelText("Message text");

export async function enter(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

/** Fills in all required fields. */
export async function fillIn(user: UserEvent, message = "2,000 pieces\nto Hamburg") {
  await enter(user, "Full Name", "Hannah Brandt");
  await enter(user, "Email Address", "hannah@example.com");
  await enter(user, "Product(s) of Interest", "Mugs");
  await enter(user, "Your Message / Requirements", message);
}

export function makeFile(name = "mug.pdf", bytes = 12_636) {
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}

/** Follows a link to another page of the site. */
export async function leavePage(user: UserEvent) {
  await user.click(screen.getByRole("link", { name: "Privacy policy" }));
  await waitFor(() => {
    if (screen.queryByLabelText("Full Name")) throw new Error("The form is still there.");
  });
}

export async function returnToPage(user: UserEvent) {
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("link", { name: "Contact us" }));
  await screen.findByLabelText("Full Name");
}

export function readSubmissions(): Record<string, unknown>[] {
  const list: unknown = JSON.parse(localStorage.getItem(SUBMISSIONS_KEY) ?? "[]");
  if (!Array.isArray(list)) throw new Error("The submissions are no list.");
  return list.map((entry: unknown) => ({ ...(typeof entry === "object" && entry) }));
}

export function blockStorage(area: "localStorage" | "sessionStorage") {
  vi.spyOn(window, area, "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

/** Records every toast from now on, oldest first, including those that the next one replaces. */
export function recordToasts() {
  const shown = new Map<string, object>();
  const unsubscribe = subscribeToToasts(() => {
    for (const { id, title, description, variant = "default", durationMs } of getToasts()) {
      shown.set(id, { title, description, variant, durationMs });
    }
  });
  onTestFinished(unsubscribe);
  return () => [...shown.values()];
}
