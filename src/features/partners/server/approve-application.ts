import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnersOfficeContract } from "../office-contract.ts";
import type { AccessCodes } from "./make-access-codes.ts";
import { moveApplication } from "./move-application.ts";
import { writeToApplicant } from "./write-emails.ts";

/** Says yes to an applicant. */
export async function approveApplication(
  ctx: Context,
  asked: ParsedOf<typeof partnersOfficeContract.approveApplication>,
  codes: AccessCodes,
) {
  const { id, version, note } = asked;
  const moved = await moveApplication(ctx, { id, version, to: "approved", note, action: "application.approved" });
  if (!moved.ok) return moved;

  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, codes, { about: "approved", application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
