import { ENQUIRY_MIN_FORM_MS, ENQUIRY_RETRY_MS } from "@/config/limits";
import { listUnderWay, storeDelivery } from "@/data/browser/hand-offs";
import type { DeliveredHandOff, Delivery } from "@/data/browser/hand-offs";
import { MAX_MESSAGE_CHARACTERS, submitEnquiry } from "@/data/enquiries";
import { DatabaseError, FUNCTION_MISSING } from "@/data/errors";

export { acceptsEnquiries } from "@/data/enquiries";

/** By the id of the delivery: one that is pressed again while it is sent is sent once. */
const underWay = new Map<string, Promise<Delivery>>();
let retryTimer: number | undefined;

/** Sends an enquiry, and notes what became of it. Resolves with that; never rejects. */
export function deliver(handOff: DeliveredHandOff): Promise<Delivery> {
  storeDelivery({ ...handOff.delivery, state: "sending" });
  return join(handOff);
}

/** The delivery of an enquiry that is under way already, or a new one. */
function join(handOff: DeliveredHandOff): Promise<Delivery> {
  const { id } = handOff.delivery;
  const known = underWay.get(id);
  if (known) return known;
  const sending = deliverOnce(handOff).finally(() => underWay.delete(id));
  underWay.set(id, sending);
  return sending;
}

async function deliverOnce(handOff: DeliveredHandOff): Promise<Delivery> {
  const { delivery } = handOff;
  const waitMs = delivery.formOpenedAt + ENQUIRY_MIN_FORM_MS - Date.now();
  // A clock that was set back must not hold it up.
  const limitedMs = Math.min(waitMs, ENQUIRY_MIN_FORM_MS);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, limitedMs));
  const next = await attempt(handOff);
  storeDelivery(next);
  if (next.state === "waiting") keepTrying();
  return next;
}

async function attempt({ submission, delivery }: DeliveredHandOff): Promise<Delivery> {
  const { id, page, trap, formOpenedAt } = delivery;
  const waiting: Delivery = { ...delivery, state: "waiting" };
  if (Array.from(submission.message).length > MAX_MESSAGE_CHARACTERS) {
    return { ...delivery, state: "refused", answer: "too_long" };
  }
  if (!navigator.onLine) return waiting;
  try {
    const seconds = (Date.now() - formOpenedAt) / 1000;
    const receipt = await submitEnquiry({ id, submission, page, trap, seconds });
    return "reference" in receipt
      ? { ...delivery, state: "received", answer: receipt.reference }
      : { ...delivery, state: "refused", answer: receipt.refused };
  } catch (error) {
    const isRefused = error instanceof DatabaseError && error.code === FUNCTION_MISSING;
    if (isRefused) return { ...delivery, state: "refused", answer: "unavailable" };
    console.warn("The enquiry is sent again later.", error);
    return waiting;
  }
}

/** Sends what the database has not answered yet, of this tab and of closed ones. */
export function sendUnsent(): void {
  const unsent = listUnderWay();
  if (unsent.length === 0) stopTrying();
  for (const handOff of unsent) void join(handOff);
}

/** Until the database has answered: the connection can be back without the browser's notice. */
function keepTrying() {
  if (retryTimer !== undefined) return;
  retryTimer = window.setInterval(sendUnsent, ENQUIRY_RETRY_MS);
  window.addEventListener("online", sendUnsent);
}

function stopTrying() {
  window.clearInterval(retryTimer);
  retryTimer = undefined;
  window.removeEventListener("online", sendUnsent);
}
