import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveApplication } from "../../server/move-application.ts";
import { lockApplication } from "../../server/store.ts";
import { writeToApplicant } from "../../server/write-to-applicant.ts";
import type { reviewContract } from "../contract.ts";

/** Starts reviewing a new application and notifies the applicant. */
export async function startReview(ctx: Context, input: ParsedOf<typeof reviewContract.startReview>) {
  const { id, version } = input;
  const before = await lockApplication(ctx.db, id);
  // A rejected application, and one awaiting an answer, reach the same state by their own actions.
  if (before && before.version === version && before.state !== "submitted") return refuse("not_possible");
  const moved = await moveApplication(ctx, { id, version, to: "under_review", action: "application.review_begun" });
  if (!moved.ok) return moved;

  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, { about: "under_review", application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
