import { delivery as deliveryCopy, handOff as copy } from "@/content/hand-off";
import type { HandOff } from "@/data/browser/hand-offs";
import { isRefusal } from "@/data/enquiries";

/** What is said of an enquiry: whether it arrived, and what happens next. */
export function describeHandOff(
  { submission, isOpened, delivery }: HandOff,
  isLong: boolean,
  isOnline: boolean,
): { heading: string; lead: string } {
  const { sending, waiting, received, refused } = deliveryCopy;
  switch (delivery?.state) {
    case undefined:
      if (!isOpened) return { heading: copy.heading, lead: copy.failed };
      return { heading: copy.heading, lead: isLong ? copy.long : copy.opened };
    case "sending":
      return sending;
    case "received":
      return { heading: received.heading, lead: received.lead(submission.email) };
    case "waiting":
      return {
        heading: waiting.heading,
        lead: isOnline ? waiting.lead : waiting.offlineLead,
      };
    case "refused": {
      const reason = isRefusal(delivery.answer) ? delivery.answer : "incomplete";
      return { heading: refused.heading, lead: refused.reasons[reason] };
    }
  }
}
