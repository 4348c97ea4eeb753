import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { lockEarned } from "../../server/commission-store.ts";
import { commissionMover } from "../../server/move-commission.ts";
import { findFlagged } from "./views.ts";

type Input = {
  readonly ids?: readonly string[] | undefined;
  readonly organisation_id?: string | undefined;
  readonly kind?: OrganisationKind | undefined;
};

/**
 * Approves the named commissions; without ids all earned ones of a partner or kind, except those to be checked first.
 */
export async function approveCommissions(ctx: Context, { ids, organisation_id: organisationId, kind }: Input) {
  const earned = await lockEarned(ctx.db, { organisationId, kind });
  const flagged = await findFlagged(ctx.db);
  const chosen = ids
    ? earned.filter(({ id }) => ids.includes(id))
    : earned.filter(({ bookingId }) => !flagged.has(bookingId));
  for (const { id } of chosen) await commissionMover.move(ctx, { id, to: "approved" });
  if (chosen.length > 0)
    await recordAudit(ctx, {
      action: "commissions.approved",
      subject: { kind: "commissions", id: chosen[0]?.id ?? "" },
      details: { count: chosen.length },
    });
  return accept({ approved: chosen.length, flagged: earned.filter(({ bookingId }) => flagged.has(bookingId)).length });
}
