import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { noShowContract } from "../no-show-contract.ts";
import { describeRequest } from "./describe-request.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import { findRequest } from "./no-show-views.ts";
import { hasHadTrip } from "./views.ts";

/** The driver’s remaining steps at the pickup, and dispatch’s answer. */
export async function myNoShow(ctx: Context, { trip_id: tripId }: ParsedOf<typeof noShowContract.myNoShow>) {
  if (!(await hasHadTrip(ctx.db, tripId, personAsking(ctx.actor)))) return refuse("not_found");
  const evidence = await gatherEvidence(ctx, tripId, ctx.now);
  if (!evidence) return refuse("not_found");
  const request = await findRequest(ctx.db, tripId);
  return accept({ request: request ? describeRequest(request) : null, missing: [...evidence.missing] });
}
