import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import type { Handover } from "../contract.ts";
import { readRisks } from "./describe-risks.ts";
import type { HandoverRecord } from "./views.ts";

/** Handovers for display, with what has been solved since. */
export async function describeHandovers(ctx: Context, rows: readonly HandoverRecord[]): Promise<Handover[]> {
  const risksOf = await readRisks(
    ctx,
    rows.flatMap(({ risks }) => risks),
  );
  return rows.map((row) => ({
    id: row.id,
    note: row.note,
    risks: risksOf(row.risks),
    given: { name: row.giver, at: row.givenAt.toISOString() },
    taken: row.takenAt && { name: row.taker, at: row.takenAt.toISOString() },
    is_own: row.givenBy === nameOfActor(ctx.actor),
  }));
}
