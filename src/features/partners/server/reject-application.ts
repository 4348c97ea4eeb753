import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnersOfficeContract } from "../office-contract.ts";
import type { AccessCodes } from "./make-access-codes.ts";
import { moveApplication } from "./move-application.ts";
import { writeToApplicant } from "./write-emails.ts";

/** Says no, with the reason the applicant reads. */
export async function rejectApplication(
  ctx: Context,
  asked: ParsedOf<typeof partnersOfficeContract.rejectApplication>,
  codes: AccessCodes,
) {
  const { id, version, reason: note } = asked;
  const moved = await moveApplication(ctx, { id, version, to: "rejected", note, action: "application.rejected" });
  if (!moved.ok) return moved;

  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, codes, { about: "rejected", application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
