import { ChevronDown, Plus, X } from "lucide-react";
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { Button } from "@/ui/button";
import { openWideAsides } from "@/ui/native-details";
import { productHelper as copy } from "@/content/product-helper";
import { cn } from "@/lib/cn";
import { isInputMethodKey } from "@/lib/keyboard";
import { BESIDE, CONTROL } from "./form-field";
import {
  PRODUCT_FIELDS,
  parseProducts,
  removeProduct,
  toLine,
  writeProduct,
  type ProductField,
} from "./product-lines";
import { completeLink, readProductLink } from "./shop-links";

const MAX_PRODUCTS = 5;
const LINK_NOTE_ID = "product-link-note";

/** The text of a field that is being typed into, with its blanks. */
type Entry = { field: ProductField; text: string };

/**
 * Fields that write into the message of the form, which is the only place of what they show. They have
 * no name, so they are no part of the enquiry themselves.
 */
export function ProductHelper() {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const choiceRef = useRef<HTMLDivElement>(null);
  const message = useSyncExternalStore(subscribeToForm, readMessage, () => "");
  const products = parseProducts(message);
  const [chosen, setChosen] = useState(0);
  // After the last product comes a blank one, which has no place in the message yet.
  const index = Math.min(chosen, products.length);
  const count = Math.max(products.length, index + 1);
  const [typed, setTyped] = useState<Entry | null>(null);
  const [early, setEarly] = useState<readonly Entry[]>();

  useLayoutEffect(() => {
    openWideAsides();
    const entries = readEntries(fieldsRef.current);
    setEarly(entries);
    // The visitor may be in the middle of a line, after a blank that the message does not hold.
    setTyped(entries.find(({ field }) => document.activeElement?.id === toId(field)) ?? null);
  }, []);

  // What was typed before hydration. Not in the effect above, because the form restores the message
  // in an effect of its own, after those of its parts.
  useLayoutEffect(() => {
    const write = (text: string, entry: Entry) => writeProduct(text, 0, entry.field, entry.text);
    if (early) changeMessage((text) => early.reduce(write, text));
  }, [early]);

  function write(field: ProductField, text: string) {
    changeMessage((whole) => {
      const next = writeProduct(whole, index, field, text);
      const { length } = parseProducts(next);
      // The last line was removed, and the product with it: what is typed next is a new one.
      if (length < products.length) setChosen(length);
      return next;
    });
  }

  function leaveField() {
    const link = products[index]?.link;
    if (link !== undefined) write("link", completeLink(link));
    setTyped(null);
  }

  function choose(next: number) {
    leaveField();
    setChosen(next);
  }

  function add() {
    choose(products.length);
    fieldsRef.current?.querySelector("input")?.focus();
  }

  function remove() {
    const next = Math.min(index, count - 2);
    // Before the product goes, because this leaves a field of it. The button that was pressed may go.
    choiceRef.current?.querySelectorAll("button")[next]?.focus();
    changeMessage((whole) => removeProduct(whole, index));
    setChosen(next);
  }

  const name = `${copy.product} ${index + 1}`;
  return (
    // It may have been opened before hydration.
    <details suppressHydrationWarning className="aside disclosure sm:col-span-2 noscript:hidden">
      <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-border px-4 py-3 -outline-offset-3 sm:px-5">
        <h3 className="text-ui">{copy.heading}</h3>
        <span className="text-label text-muted-foreground">{copy.lead}</span>
        <ChevronDown
          aria-hidden="true"
          className="chevron col-start-2 row-span-2 row-start-1 size-6 duration-base"
        />
      </summary>
      <div>
        <div
          ref={choiceRef}
          role="group"
          aria-label={copy.choose}
          className="flex flex-wrap gap-2 border-b border-border px-4 py-3 sm:px-5"
        >
          {Array.from({ length: count }, (_, i) => (
            <Button
              key={i}
              size="sm"
              variant={i === index ? "secondary" : "outline"}
              aria-pressed={i === index}
              onClick={() => {
                choose(i);
              }}
            >
              {`${copy.product} ${i + 1}`}
            </Button>
          ))}
        </div>
        <div ref={fieldsRef} role="group" aria-label={name} className="grid sm:grid-cols-2">
          {PRODUCT_FIELDS.map((field) => {
            const value = products[index]?.[field] ?? "";
            const isTyped = typed?.field === field && toLine(typed.text) === value;
            return (
              <ProductCell
                key={field}
                field={field}
                value={isTyped ? typed.text : value}
                isTyped={isTyped}
                onInput={(text) => {
                  setTyped({ field, text });
                  write(field, text);
                }}
                onLeave={leaveField}
              />
            );
          })}
        </div>
        <div className="flex flex-wrap gap-x-6 border-b border-border px-4 py-1 sm:px-5">
          {count < MAX_PRODUCTS && (
            <Button variant="link" size="sm" onClick={add}>
              <Plus aria-hidden="true" className="size-5" />
              {copy.add}
            </Button>
          )}
          {count > 1 && (
            <Button variant="link" size="sm" onClick={remove}>
              <X aria-hidden="true" className="size-5" />
              {copy.remove(name)}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

type ProductCellProps = {
  field: ProductField;
  value: string;
  isTyped: boolean;
  onInput: (text: string) => void;
  onLeave: () => void;
};

function ProductCell({ field, value, isTyped, onInput, onLeave }: ProductCellProps) {
  const { label, placeholder } = copy.fields[field];
  const id = toId(field);
  const isLink = field === "link";
  const note = isLink ? readNote(value, isTyped) : null;
  const isWide = isLink || field === "certificates";
  const isBeside = field === "price" || field === "deadline";
  return (
    <div className={cn("form-cell", isWide && "sm:col-span-2", isBeside && BESIDE)}>
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        dir="auto"
        enterKeyHint="next"
        {...(isLink && { inputMode: "url", autoCapitalize: "none", spellCheck: false })}
        aria-describedby={isLink ? LINK_NOTE_ID : undefined}
        aria-invalid={note?.isInvalid || undefined}
        className={cn(CONTROL, "-mb-2 h-11")}
        onInput={(event) => {
          onInput(event.currentTarget.value);
        }}
        onBlur={onLeave}
        onKeyDown={goToNext}
      />
      {note && (
        <p role="status" id={LINK_NOTE_ID} className={cn("mt-2 text-label", note.className)}>
          {note.text}
        </p>
      )}
    </div>
  );
}

const toId = (field: ProductField) => `product-${field}`;

const { linkNotes } = copy;

/** What is said of a link: while it is typed, only that it is recognized. */
function readNote(value: string, isTyped: boolean) {
  const link = readProductLink(value);
  if (link?.shop && link.isProduct)
    return { text: linkNotes.product(link.shop), className: "font-semibold text-success" };
  if (value === "" || isTyped || (link && !link.shop))
    return { text: linkNotes.none, className: "text-muted-foreground" };
  if (link?.shop) return { text: linkNotes.otherPage(link.shop), className: "text-foreground" };
  return { text: linkNotes.noAddress, className: "text-danger", isInvalid: true };
}

/** Enter would submit the form. */
function goToNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter" || isInputMethodKey(event.nativeEvent)) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll("input")];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

const getMessageField = () => document.querySelector<HTMLTextAreaElement>("textarea#message");
const readMessage = () => getMessageField()?.value ?? "";

function subscribeToForm(update: () => void) {
  const updateAfterReset = () => {
    queueMicrotask(update);
  };
  document.addEventListener("input", update);
  document.addEventListener("reset", updateAfterReset);
  return () => {
    document.removeEventListener("input", update);
    document.removeEventListener("reset", updateAfterReset);
  };
}

function changeMessage(change: (message: string) => string) {
  const field = getMessageField();
  if (!field) return;
  const next = change(field.value);
  if (next === field.value) return;
  field.value = next;
  // The form stores its draft at this event, and the helper reads the message.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function readEntries(fields: HTMLElement | null): Entry[] {
  const inputs = [...(fields?.querySelectorAll("input") ?? [])];
  return PRODUCT_FIELDS.map((field, i) => ({ field, text: inputs[i]?.value ?? "" })).filter(
    ({ text }) => text.trim() !== "",
  );
}
