import { useEffect, useRef, useState, type RefObject } from "react";
import { enquiryWay } from "@/config/enquiries";
import type { EnquiryWay } from "@/config/site";
import type { DeliveredHandOff, Delivery, storeDelivery } from "@/data/browser/hand-offs";
import { loadWithRetries } from "@/lib/load-with-retries";
import { takeTrap } from "./enquiry-fields";
import { parseUrl } from "@/lib/url";
import { makeUuid } from "@/lib/crypto";

/** Loaded only where enquiries go to the database. */
const loadDelivery = () => loadWithRetries(() => import("./delivery"));

/**
 * The way of the form's enquiries, and what sends them to the database. Enquiries of earlier visits
 * that it does not have yet are sent, too.
 */
export const useDelivery = enquiryWay === "database" ? useDatabase : useMailOnly;

type FormRef = RefObject<HTMLFormElement | null>;

type EnquiryDelivery = {
  way: EnquiryWay;
  /** Null if there is only the mail program. */
  makeDelivery: () => Delivery | null;
  /**
   * Never rejects. Without an answer, the enquiry is sent again later. `store` is that of the parts,
   * which are loaded by then.
   */
  send: (handOff: DeliveredHandOff, store: typeof storeDelivery) => Promise<Delivery>;
};

/** What an earlier build has left to be sent stays as it is. */
function useMailOnly(): EnquiryDelivery {
  return {
    way: "mail",
    makeDelivery: () => null,
    send: ({ delivery }) => Promise.resolve(delivery),
  };
}

function useDatabase(formRef: FormRef): EnquiryDelivery {
  const [way, setWay] = useState(enquiryWay);
  const formOpenedAt = useRef(0);
  const page = useRef("");

  useEffect(() => {
    formOpenedAt.current = Date.now();
    page.current = findPreviousPage();
    const prepare = async () => {
      const { acceptsEnquiries, sendUnsent } = await loadDelivery();
      sendUnsent();
      if (!(await acceptsEnquiries())) setWay("mail");
    };
    prepare().catch((error: unknown) => {
      console.warn("The database could not be asked whether it takes enquiries.", error);
    });
  }, []);

  function makeDelivery(): Delivery | null {
    if (way === "mail") return null;
    return {
      id: makeUuid(),
      page: page.current,
      trap: formRef.current ? takeTrap(formRef.current) : "",
      formOpenedAt: formOpenedAt.current,
      state: "sending",
      answer: "",
    };
  }

  async function send(handOff: DeliveredHandOff, store: typeof storeDelivery): Promise<Delivery> {
    try {
      return await (await import("./delivery")).deliver(handOff);
    } catch (error) {
      console.warn("What sends enquiries could not be loaded.", error);
      const waiting: Delivery = { ...handOff.delivery, state: "waiting" };
      store(waiting);
      void loadDelivery().then(({ sendUnsent }) => {
        sendUnsent();
      });
      return waiting;
    }
  }

  return { way, makeDelivery, send };
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
