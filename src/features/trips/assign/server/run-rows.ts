import type { DomainEvent } from "#domain/events.ts";
import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { GateReasonShown, TripDone } from "../../contract.ts";
import { runApart } from "../../server/assignment-store.ts";
import type { TripRowResult } from "../contract.ts";

type RowAction = (ctx: Context) => Promise<Result<TripDone, string>>;

/**
 * Runs an action on one of several trips, so that it can be refused alone. Its events are emitted only if it
 * succeeds.
 */
export async function runRow(
  ctx: Context,
  tripId: string,
  action: RowAction,
  messages: Readonly<Record<string, string>>,
): Promise<TripRowResult> {
  const emitted: DomainEvent[] = [];
  const apart: Context = { ...ctx, emit: async (event) => void emitted.push(event) };
  const result = await runApart(
    ctx.db,
    () => action(apart),
    ({ ok }) => ok,
  );
  if (!result.ok) {
    const message = messages[result.reason] ?? "That isn’t possible.";
    return { ...refusedRow, trip_id: tripId, error: result.reason, message, reasons: reasonsIn(result.details) };
  }
  for (const event of emitted) await ctx.emit(event);
  const { version, state } = result.value;
  return { trip_id: tripId, is_done: true, error: null, message: "", reasons: [], version, state };
}

const refusedRow = { is_done: false, version: null, state: null } as const;

const reasonsIn = (details: Readonly<Record<string, unknown>> | undefined): GateReasonShown[] =>
  Array.isArray(details?.reasons) ? (details.reasons as GateReasonShown[]) : [];
