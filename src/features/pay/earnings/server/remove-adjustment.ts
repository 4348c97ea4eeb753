import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { deleteAdjustment } from "../../server/store.ts";

/** Removes a mistaken entry. An entry on a statement is corrected with another adjustment. */
export async function removeAdjustment(ctx: Context, { id }: { id: string }) {
  const gone = await deleteAdjustment(ctx.db, id);
  if (!gone) return refuse("not_found");

  await recordAudit(ctx, {
    action: "pay_adjustment.removed",
    subject: { kind: "driver", id: gone.driverId },
    details: { amount_cents: gone.amountCents },
  });
  return accept({});
}
