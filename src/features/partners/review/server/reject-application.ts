import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveApplication } from "../../server/move-application.ts";
import { writeToApplicant } from "../../server/write-to-applicant.ts";
import type { reviewContract } from "../contract.ts";

/** Rejects an application, with a reason for the applicant. */
export async function rejectApplication(ctx: Context, input: ParsedOf<typeof reviewContract.rejectApplication>) {
  const { id, version, reason: note } = input;
  const moved = await moveApplication(ctx, { id, version, to: "rejected", note, action: "application.rejected" });
  if (!moved.ok) return moved;

  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, { about: "rejected", application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
