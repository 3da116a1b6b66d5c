import { onTestFinished } from "vitest";
import { lockAdmin, unlockAdmin } from "@/db/admin-access";

/** A browser that is unlocked, until the end of the test. The fake backend believes any token. */
export function unlockForTest(): void {
  unlockAdmin("test-token");
  onTestFinished(lockAdmin);
}
