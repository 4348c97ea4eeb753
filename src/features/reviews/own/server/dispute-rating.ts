import { personAsking } from "#domain/account/person-asking.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRating } from "../../server/change-rating.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { ownRatingsContract } from "../contract.ts";
import { findOwnDriver, findReference } from "./views.ts";

/** A driver disputes a rating with a reason. Other drivers’ ratings are “not found”. */
export async function disputeRating(ctx: Context, input: ParsedOf<typeof ownRatingsContract.disputeRating>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const result = await ratingMover.lock(ctx, { id: input.rating_id });
  if (!result.ok || !driver || result.value.driverId !== driver.id || result.value.givenAt === null)
    return refuse("not_found");
  if (result.value.version !== input.version) return refuse("changed_meanwhile");
  if (result.value.disputeState !== null) return refuse("not_possible");

  const changes = { disputeState: "open" as const, disputeText: input.text, disputedAt: ctx.now };
  const after = await changeRating(ctx, result.value, changes);

  await recordAudit(ctx, { action: "rating.disputed", subject: { kind: "rating", id: after.id } });
  await ctx.emit({
    type: "task.wanted",
    kind: "decide_dispute",
    subjectKind: "rating",
    subjectId: after.id,
    title: `${await findReference(ctx.db, after.bookingId)}: the driver disputes a rating. Decide the dispute.`,
    dueAt: addHours(ctx.now, companyRules.ratings.moderateHours).toISOString(),
  });
  return accept({ version: after.version });
}
