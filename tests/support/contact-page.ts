import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, onTestFinished, vi } from "vitest";
import { form as formCopy } from "@/content/contact";
import { preparedEmail } from "@/content/pending-enquiry";
import { productHelper } from "@/content/product-helper";
import { getToasts, subscribeToToasts } from "@/ui/toast-store";
import "./handlers/backend";
import { recordMailLinks } from "./mail-links";
import { renderRoute } from "./render-route";

const SUBMISSIONS_KEY = "contactFormSubmissions";
export const DRAFT_KEY = "contactFormDraft";
export const SHOWN_KEY = "contactFormPrepared";

/** The labels of the fields. */
export const LABELS = {
  name: formCopy.fields.name.label,
  email: formCopy.fields.email.label,
  company: formCopy.fields.company.label,
  phone: formCopy.fields.phone.label,
  product: formCopy.fields.product_interest.label,
  message: formCopy.fields.message.label,
  file: formCopy.attachment.label,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the contact page, and records the mail links that it opens. */
export async function openContactPage(url = "/contact-us") {
  const mails = recordMailLinks();
  const { user } = renderRoute(url);
  await screen.findByLabelText(LABELS.name);
  await screen.findByText(productHelper.heading);
  return { user, mails };
}

export const form = () => screen.getByRole("form", { name: formCopy.heading });
export const field = (label: string) => within(form()).getByLabelText(label);
export const sendButton = () => screen.getByRole("button", { name: formCopy.submit });

const PANEL = { name: preparedEmail.heading };
export const panel = () => screen.getByRole("region", PANEL);
export const findPanel = () => screen.findByRole("region", PANEL);
export const queryPanel = () => screen.queryByRole("region", PANEL);
/** The field of the panel with the complete email. */
export const wholeText = () => within(panel()).getByLabelText(preparedEmail.message);

export async function enter(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

/** Fills in all required fields. */
export async function fillIn(user: UserEvent, message = "2,000 pieces\nto Hamburg") {
  await enter(user, LABELS.name, "Hannah Brandt");
  await enter(user, LABELS.email, "hannah@example.com");
  await enter(user, LABELS.product, "Mugs");
  await enter(user, LABELS.message, message);
}

export function makeFile(name = "mug.pdf", bytes = 12_636) {
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}

/** Follows a link to another page of the site. */
export async function leavePage(user: UserEvent) {
  await user.click(screen.getByRole("link", { name: "Privacy policy" }));
  await waitFor(() => {
    if (screen.queryByLabelText(LABELS.name)) throw new Error("The form is still there.");
  });
}

export async function returnToPage(user: UserEvent) {
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("link", { name: "Contact us" }));
  await screen.findByLabelText(LABELS.name);
  await screen.findByText(productHelper.heading);
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
