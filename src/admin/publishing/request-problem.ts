import { AccessRefusedError } from "@/data/errors";
import type { BuildRequestOutcome } from "@/data/site-builds";

/** Why a request for a build was not passed on to the host. */
export type RequestProblem = "tooSoon" | "failed" | "refused" | "unreachable";

/** Null if it was passed on, or if the state of the database says why not: it has no hook. */
export async function findProblem(
  request: Promise<BuildRequestOutcome>,
): Promise<RequestProblem | null> {
  try {
    const outcome = await request;
    if (outcome === "too_soon") return "tooSoon";
    return outcome === "failed" ? "failed" : null;
  } catch (error) {
    return error instanceof AccessRefusedError ? "refused" : "unreachable";
  }
}
