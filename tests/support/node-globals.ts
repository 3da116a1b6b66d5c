import { webcrypto } from "node:crypto";
import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";

// What every browser has and jsdom lacks, from Node, whose globals a context of its own hides.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

// A page that was not loaded, and so not reloaded either.
Performance.prototype.getEntriesByType = () => [];
