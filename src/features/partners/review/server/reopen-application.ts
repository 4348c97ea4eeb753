import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveApplication } from "../../server/move-application.ts";
import { lockApplication } from "../../server/store.ts";
import { writeToApplicant } from "../../server/write-to-applicant.ts";
import type { reviewContract } from "../contract.ts";

/** Reopens a rejected application. */
export async function reopenApplication(ctx: Context, input: ParsedOf<typeof reviewContract.reopenApplication>) {
  const { id, version, note } = input;
  const before = await lockApplication(ctx.db, id);
  // An answered question leads to the same state, but only the applicant can answer.
  if (before && before.version === version && before.state !== "rejected") return refuse("not_possible");
  const moved = await moveApplication(ctx, { id, version, to: "under_review", note, action: "application.reopened" });
  if (!moved.ok) return moved;

  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, { about: "under_review", application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
