import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveApplication } from "../../server/move-application.ts";
import { writeToApplicant } from "../../server/write-to-applicant.ts";
import type { reviewContract } from "../contract.ts";

/** Approves an application with its terms. */
export async function approveApplication(ctx: Context, input: ParsedOf<typeof reviewContract.approveApplication>) {
  const { id, version, note, terms } = input;
  const agreedTerms = terms && { commissionRate: terms.commission_rate, model: terms.model };
  const moved = await moveApplication(ctx, {
    id,
    version,
    to: "approved",
    note,
    action: "application.approved",
    ...(agreedTerms && { agreedTerms }),
  });
  if (!moved.ok) return moved;

  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, { about: "approved", application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
