import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findCharge, findWait } from "../../server/wait-views.ts";
import type { waitingContract } from "../waiting-contract.ts";
import { hasHadTrip } from "./views.ts";

/** The meter of one pickup. Drivers can read it for their own trips. */
export async function readWait(ctx: Context, { trip_id: tripId }: ParsedOf<typeof waitingContract.readWait>) {
  const wait = await findWait(ctx.db, tripId);
  if (!wait || !(await mayRead(ctx, tripId))) return refuse("not_found");
  const charge = await findCharge(ctx.db, tripId);
  return accept({
    wait_from: wait.terms?.waitFrom.toISOString() ?? null,
    arrived_at: wait.arrivedAt?.toISOString() ?? null,
    free_minutes: wait.freeMinutes,
    step_cents: wait.stepCents,
    charge: charge
      ? {
          state: charge.state,
          steps: charge.steps,
          reason: charge.reason,
          met_at: charge.metAt.toISOString(),
          cents: charge.steps * charge.stepCents,
        }
      : null,
  });
}

async function mayRead({ db, actor }: Context, tripId: string): Promise<boolean> {
  if (mayDo("view_trip_events", partiesOf(actor), "other")) return true;
  return actor.kind === "person" && hasHadTrip(db, tripId, actor.userId);
}
