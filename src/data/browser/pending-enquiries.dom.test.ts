import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { refuseStorage } from "../../../tests/support/browser";
import { makeSubmission } from "../../../tests/support/submissions";
import {
  closeEnquiry,
  forgetEnquiry,
  forgetOldEnquiries,
  listUnsent,
  OPEN_KEY,
  showEnquiry,
  SHOWN_KEY,
  storeDelivery,
  usePendingEnquiries,
  type Delivery,
  type PendingEnquiry,
} from "./enquiries";

const DAY_MS = 86_400_000;

const delivery: Delivery = {
  id: "1",
  page: "",
  trap: "",
  formOpenedAt: 0,
  state: "waiting",
  answer: "",
};

const make = (number: number, changes: Partial<PendingEnquiry> = {}): PendingEnquiry => ({
  submission: makeSubmission(number),
  isSaved: true,
  isOpened: true,
  delivery: null,
  ...changes,
});

/** The time of the newest submission. */
const NOW = make(1).submission.id;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});

const read = () => renderHook(() => usePendingEnquiries()).result;

/** What a new tab of this browser finds. */
function readInNewTab() {
  sessionStorage.clear();
  return read().current;
}

test("the newest of this tab is shown, the others of this browser are listed, newest first", () => {
  const result = read();
  expect(result.current).toEqual({ shown: null, earlier: [], areKept: true });
  for (const number of [3, 2, 1]) {
    act(() => {
      showEnquiry(make(number));
    });
  }
  expect(result.current).toEqual({ shown: make(1), earlier: [make(2), make(3)], areKept: true });
  expect(readInNewTab()).toEqual({
    shown: null,
    earlier: [make(1), make(2), make(3)],
    areKept: true,
  });
});

test("a closed one is gone everywhere, unless it is still to be sent", () => {
  const waiting = make(2, { delivery });
  for (const enquiry of [make(1), waiting]) {
    showEnquiry(enquiry);
    closeEnquiry(enquiry);
  }
  expect(read().current).toEqual({ shown: null, earlier: [waiting], areKept: true });
  forgetEnquiry(waiting);
  expect(read().current).toEqual({ shown: null, earlier: [], areKept: true });
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test("what becomes of a delivery is noted in this tab and for others", () => {
  const enquiry = make(1, { delivery });
  const received: Delivery = { ...delivery, state: "received", answer: "ML-7K3Q" };
  showEnquiry(enquiry);
  storeDelivery(received);
  expect(read().current.shown).toEqual({ ...enquiry, delivery: received });
  expect(readInNewTab().earlier).toEqual([{ ...enquiry, delivery: received }]);
});

test("what becomes of an enquiry is not noted of its changed text", () => {
  const changed = make(1, { delivery: { ...delivery, id: "2" } });
  showEnquiry(make(1, { delivery }));
  showEnquiry(changed);
  storeDelivery({ ...delivery, state: "received", answer: "ML-7K3Q" });
  expect(read().current).toMatchObject({ shown: changed, earlier: [] });
});

test("after 30 days one is forgotten, but not one that is still to be sent", () => {
  const waiting = make(2, { delivery });
  showEnquiry(make(1));
  showEnquiry(waiting);
  vi.setSystemTime(NOW + 31 * DAY_MS);
  expect(readInNewTab().earlier).toEqual([waiting]);
  forgetOldEnquiries();
  expect(localStorage.getItem(OPEN_KEY)).not.toContain("Visitor 1");
});

test("with a full storage, all enquiries are kept as long as the page, and it says so", () => {
  refuseStorage();
  const first = make(2, { delivery });
  const second = make(1, { delivery });
  showEnquiry(first);
  showEnquiry(second);
  expect(read().current).toEqual({ shown: second, earlier: [first], areKept: false });
  expect(listUnsent()).toEqual([first, second]);
  for (const enquiry of [first, second]) forgetEnquiry(enquiry);
  expect(read().current).toEqual({ shown: null, earlier: [], areKept: true });
});

test.each(["{", "7", '{"submission":7}', "[null]"])("%s in the storage is no enquiry", (text) => {
  sessionStorage.setItem(SHOWN_KEY, text);
  localStorage.setItem(OPEN_KEY, text);
  expect(read().current).toEqual({ shown: null, earlier: [], areKept: true });
});

test("one of an older version, without a delivery, was prepared as an email", () => {
  const { submission, isSaved, isOpened } = make(1);
  sessionStorage.setItem(SHOWN_KEY, JSON.stringify({ submission, isSaved, isOpened }));
  expect(read().current.shown).toEqual(make(1));
});

vi.mock("@/config/enquiry-channel", () => ({ enquiryChannel: "database" }));
