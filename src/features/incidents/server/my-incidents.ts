import { nameOfActor } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { incidentsContract } from "../contract.ts";
import { findReportedBy } from "./views.ts";

/** A driver’s report on a trip, and our team’s progress with it. */
export async function myIncidents(ctx: Context, { trip_id: tripId }: ParsedOf<typeof incidentsContract.myIncidents>) {
  const reported = await findReportedBy(ctx.db, nameOfActor(ctx.actor), tripId);
  return accept({
    incidents: reported.map(({ id, type, state, text, happenedAt }) => ({
      id,
      type,
      state,
      text,
      happened_at: happenedAt.toISOString(),
    })),
  });
}
