import { bind } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { makeAccessCodes } from "../../server/make-access-codes.ts";
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

export function reviewApi({ appSecret }: Pick<Config, "appSecret">) {
  const codes = makeAccessCodes(appSecret);
  return bind(reviewContract, {
    applicationsForReview,
    reviewApplication,
    startReview: (ctx, input) => startReview(ctx, input, codes),
    askApplicant: (ctx, input) => askApplicant(ctx, input, codes),
    approveApplication: (ctx, input) => approveApplication(ctx, input, codes),
    rejectApplication: (ctx, input) => rejectApplication(ctx, input, codes),
    reopenApplication: (ctx, input) => reopenApplication(ctx, input, codes),
    inviteApplicant,
    suspendPartner,
    reinstatePartner,
    terminatePartner,
  });
}
