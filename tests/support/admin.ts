import { onTestFinished } from "vitest";
import { lockAdmin, unlockAdmin } from "@/data/browser/admin-access";

/** Logs the admin in until the end of the test. The mocked backend accepts every token. */
export function unlockForTest(): void {
  unlockAdmin("test-token");
  onTestFinished(lockAdmin);
}
