import { lifecycle } from "../lifecycle.ts";
import type { DocumentReview } from "./document-status.ts";

/** A forged document is rejected even after it was verified; one rejected by mistake can be verified. */
export const documentLifecycle = lifecycle<DocumentReview>({
  uploaded: ["verified", "rejected"],
  verified: ["rejected"],
  rejected: ["verified"],
});
