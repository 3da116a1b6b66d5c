import { useEffect, useRef, useState } from "react";
import { enquiryChannel } from "@/config/enquiry-channel";
import { enquiryFields } from "@/config/enquiry-fields";
import { ENQUIRY_MIN_FORM_MS, ENQUIRY_RETRY_MS } from "@/config/limits";
import {
  listUnsent,
  storeDelivery,
  type DeliveredEnquiry,
  type Delivery,
} from "@/data/browser/enquiries";
import { acceptsEnquiries, submitEnquiry } from "@/data/enquiries";
import { DatabaseError, FUNCTION_MISSING } from "@/data/errors";
import { parseUrl } from "@/lib/url";
import { makeUuid } from "@/lib/crypto";

/**
 * How the enquiries of a form that opens now are sent, and what of it their deliveries note. Enquiries
 * of earlier visits that the database does not have yet are sent, too.
 */
export function useEnquiryChannel() {
  const [channel, setChannel] = useState(enquiryChannel);
  const opening = useRef({ page: "", formOpenedAt: 0 });

  useEffect(() => {
    if (enquiryChannel === "mail") return;
    opening.current = { page: findPreviousPage(), formOpenedAt: Date.now() };
    sendUnsent();
    acceptsEnquiries().then(
      (isAccepting) => {
        if (!isAccepting) setChannel("mail");
      },
      (error: unknown) => {
        console.warn("The database could not be asked whether it takes enquiries.", error);
      },
    );
  }, []);

  function makeDelivery(honeypot: string): Delivery {
    return { id: makeUuid(), ...opening.current, trap: honeypot, state: "sending", answer: "" };
  }

  return { channel, makeDelivery };
}

/** Characters of the path that the database takes. */
const MAX_PAGE_LENGTH = 500;

/** The path of the page of this site that the visitor came from, or "". */
function findPreviousPage(): string {
  // The referrer stays the same when the router changes the page, but not all browsers have the
  // Navigation API yet: https://developer.mozilla.org/docs/Web/API/Navigation_API
  const previous = "navigation" in window ? findPreviousEntry(window.navigation) : undefined;
  const address = previous?.url ?? document.referrer;
  const url = parseUrl(address);
  return url?.origin === window.location.origin ? url.pathname.slice(0, MAX_PAGE_LENGTH) : "";
}

function findPreviousEntry(navigation: Navigation): NavigationHistoryEntry | undefined {
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
}

/**
 * Sends an enquiry to the database, and notes what became of it. Resolves with that; never rejects.
 * Without an answer, it is sent again later. What a build with that channel has left to one without
 * it stays as it is.
 */
export async function sendEnquiry(enquiry: DeliveredEnquiry): Promise<Delivery> {
  if (enquiryChannel === "mail") return enquiry.delivery;
  storeDelivery({ ...enquiry.delivery, state: "sending" });
  return deliverOnce(enquiry);
}

const deliveries = new Map<string, Promise<Delivery>>();

/** The delivery of an enquiry that is sent already, or a new one: pressed twice, it is sent once. */
function deliverOnce(enquiry: DeliveredEnquiry): Promise<Delivery> {
  const { id } = enquiry.delivery;
  const known = deliveries.get(id);
  if (known) return known;
  const delivery = deliver(enquiry).finally(() => deliveries.delete(id));
  deliveries.set(id, delivery);
  return delivery;
}

async function deliver(enquiry: DeliveredEnquiry): Promise<Delivery> {
  const waitMs = enquiry.delivery.formOpenedAt + ENQUIRY_MIN_FORM_MS - Date.now();
  // A clock that was set back must not hold it up.
  const limitedMs = Math.min(waitMs, ENQUIRY_MIN_FORM_MS);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, limitedMs));
  const delivery = { ...enquiry.delivery, ...(await attempt(enquiry)) };
  storeDelivery(delivery);
  if (delivery.state === "waiting") retryOnReconnect();
  return delivery;
}

type Outcome = Pick<Delivery, "state" | "answer">;

async function attempt({ submission, delivery }: DeliveredEnquiry): Promise<Outcome> {
  const { id, page, trap: honeypot, formOpenedAt, answer } = delivery;
  const isTooLong = enquiryFields.some(
    ({ name, limit }) => Array.from(submission[name]).length > limit,
  );
  if (isTooLong) return { state: "refused", answer: "too_long" };
  if (!navigator.onLine) return { state: "waiting", answer };
  try {
    const seconds = (Date.now() - formOpenedAt) / 1000;
    const receipt = await submitEnquiry({ id, submission, page, honeypot, seconds });
    return "reference" in receipt
      ? { state: "received", answer: receipt.reference }
      : { state: "refused", answer: receipt.refused };
  } catch (error) {
    const isRefused = error instanceof DatabaseError && error.code === FUNCTION_MISSING;
    if (isRefused) return { state: "refused", answer: "unavailable" };
    console.warn("The enquiry is sent again later.", error);
    return { state: "waiting", answer };
  }
}

/** Sends what the database has not answered yet, of this tab and of closed ones. */
function sendUnsent() {
  const unsent = listUnsent();
  if (unsent.length === 0) stopRetrying();
  for (const enquiry of unsent) void deliverOnce(enquiry);
}

let retryTimer: number | undefined;

/** Until the database has answered: the connection can be back without the browser's notice. */
function retryOnReconnect() {
  if (retryTimer !== undefined) return;
  retryTimer = window.setInterval(sendUnsent, ENQUIRY_RETRY_MS);
  window.addEventListener("online", sendUnsent);
}

function stopRetrying() {
  window.clearInterval(retryTimer);
  retryTimer = undefined;
  window.removeEventListener("online", sendUnsent);
}
