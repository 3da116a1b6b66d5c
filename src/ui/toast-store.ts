import type { ReactElement } from "react";
import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from "@/config/limits";

export type ToastInput = {
  title: string;
  description?: string;
  /** A button that reacts to the message, e.g. <ToastAction altText="…">. */
  action?: ReactElement;
  variant?: "default" | "destructive";
  /** How long the toast is shown; `TOAST_DURATION_MS` by default. */
  durationMs?: number;
};

export type ToastEntry = ToastInput & { id: string; isOpen: boolean };

let toasts: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastEntry[]) {
  toasts = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Shows a toast and returns its id. Only one is visible at a time: it replaces the one before. */
export function toast(input: ToastInput): string {
  const id = String(++lastId);
  update([{ ...input, id, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** Closes a toast. Its entry is removed after `TOAST_REMOVE_DELAY_MS`. */
export function dismissToast(id: string) {
  if (!toasts.some((entry) => entry.id === id && entry.isOpen)) return;
  update(toasts.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
  setTimeout(() => {
    update(toasts.filter((entry) => entry.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
}

export function getToasts(): readonly ToastEntry[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
