import { lifecycle } from "../lifecycle.ts";
import type { DocumentReview } from "./document-status.ts";

/** A document found to be false is rejected even after it was verified; one rejected by mistake is verified. */
export const documentLifecycle = lifecycle<DocumentReview>({
  uploaded: ["verified", "rejected"],
  verified: ["rejected"],
  rejected: ["verified"],
});
