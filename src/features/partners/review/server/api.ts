import { bind } from "#platform/bind.ts";
import { reviewContract } from "../contract.ts";
import { applicationsForReview } from "./applications-for-review.ts";
import { approveApplication } from "./approve-application.ts";
import { askApplicant } from "./ask-applicant.ts";
import { inviteApplicant } from "./invite-applicant.ts";
import { reinstatePartner } from "./reinstate-partner.ts";
import { rejectApplication } from "./reject-application.ts";
import { reopenApplication } from "./reopen-application.ts";
import { reviewApplication } from "./review-application.ts";
import { startReview } from "./start-review.ts";
import { suspendPartner } from "./suspend-partner.ts";
import { terminatePartner } from "./terminate-partner.ts";

export const reviewApi = bind(reviewContract, {
  applicationsForReview,
  reviewApplication,
  startReview,
  askApplicant,
  approveApplication,
  rejectApplication,
  reopenApplication,
  inviteApplicant,
  suspendPartner,
  reinstatePartner,
  terminatePartner,
});
