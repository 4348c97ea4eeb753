import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { incidentsContract } from "../contract.ts";
import { describeIncident } from "./describe-incident.ts";
import { findIncidents, findMoves } from "./views.ts";

/** What our team looks into, or all that ever happened to a trip, a driver or a vehicle. */
export async function listIncidents(ctx: Context, input: ParsedOf<typeof incidentsContract.listIncidents>) {
  const { size, after, ...filter } = input;
  const incidents = await findIncidents(ctx.db, filter, { size: size + 1, after: timeKey.read(after) });
  const { rows, next } = pageOf(incidents, size, ({ incident }) =>
    timeKey.write({ at: incident.createdAt, id: incident.id }),
  );
  const moves = await findMoves(
    ctx.db,
    rows.map(({ incident }) => incident.id),
  );
  return accept({ incidents: rows.map((row) => describeIncident(row, moves)), next });
}
