import { useEffect } from "react";
import { Button } from "@/ui/button";
import { earlier as copy } from "@/content/hand-off";
import {
  closeHandOff,
  forgetOldHandOffs,
  isUnderWay,
  showHandOff,
  storeDelivery,
  useHandOffs,
  type DeliveredHandOff,
  type HandOff,
} from "@/data/browser/hand-offs";
import { formatCalendarDate, localCalendarDate } from "@/lib/dates";
import { HandOffPanel } from "./hand-off-panel";

export { showHandOff, storeDelivery };

type HandOffsProps = {
  /** The id of the one that was just submitted or chosen. Its panel takes the focus. */
  chosenId: number | null;
  onShow: (id: number) => void;
  onSend: (handOff: DeliveredHandOff) => void;
  onEdit: (handOff: HandOff) => void;
  onClose: () => void;
};

/** Where each submitted enquiry is, until the visitor closes it. */
export function HandOffs({ chosenId, onShow, ...actions }: HandOffsProps) {
  const { shown, earlier, areKept } = useHandOffs();

  useEffect(forgetOldHandOffs, []);

  return (
    <>
      {shown && (
        <HandOffPanel
          key={shown.submission.id}
          handOff={shown}
          isChosen={shown.submission.id === chosenId}
          areKept={areKept}
          {...actions}
        />
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-heading" className="card">
          <h2 id="earlier-heading" className="px-4 pt-4 text-title sm:px-5">
            {copy.heading}
          </h2>
          <ul className="px-4 pb-2 sm:px-5">
            {earlier.map((handOff) => (
              <EarlierEnquiry
                key={handOff.submission.id}
                handOff={handOff}
                onShow={() => {
                  showHandOff(handOff);
                  onShow(handOff.submission.id);
                }}
                onHide={() => {
                  closeHandOff(handOff);
                  actions.onClose();
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type EarlierEnquiryProps = { handOff: HandOff; onShow: () => void; onHide: () => void };

function EarlierEnquiry({ handOff, onShow, onHide }: EarlierEnquiryProps) {
  const { product_interest } = handOff.submission;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border py-2 last:border-b-0">
      <div className="min-w-0 text-lg">
        <p className="font-semibold wrap-anywhere">{product_interest}</p>
        <p className="text-base text-muted-foreground">{describe(handOff)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={copy.showOf(product_interest)}
          onClick={onShow}
        >
          {copy.show}
        </Button>
        {!isUnderWay(handOff) && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={copy.hideOf(product_interest)}
            onClick={onHide}
          >
            {copy.hide}
          </Button>
        )}
      </div>
    </li>
  );
}

function describe({ submission, delivery }: HandOff): string {
  const date = formatCalendarDate(localCalendarDate(new Date(submission.submittedAt)), "short");
  return copy[delivery?.state ?? "prepared"](date, delivery?.answer ?? "");
}
