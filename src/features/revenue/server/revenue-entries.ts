import { accept } from "#domain/result.ts";
import { marginOfFigures, netOfFigures } from "#domain/revenue/revenue.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { entry, entryKey, type RevenueEntry, type revenueContract } from "../contract.ts";
import { type Chosen, findEntries, findWorstEntries } from "./entry-views.ts";

type Input = ParsedOf<typeof revenueContract.revenueEntries>;

const size = 50;

/** The entries in a figure. The lowest margins come as a single page. */
export async function revenueEntries(ctx: Context, input: Input) {
  const chosen = chosenBy(input);
  const worstEntries = input.is_worst_first
    ? await findWorstEntries(ctx.db, chosen, size + 1)
    : await findEntries(ctx.db, chosen, { after: entryKey.read(input.after), size: size + 1 });
  const entries = worstEntries.slice(0, size);
  const last = worstEntries.length > size && !input.is_worst_first ? entries.at(-1) : undefined;
  return accept({
    entries: entries.map(showEntry),
    next: last ? entryKey.write({ day: last.day, id: last.id }) : null,
  });
}

export const chosenBy = (input: ParsedOf<typeof revenueContract.revenueEntriesFile>): Chosen => ({
  basis: input.basis,
  from: localDate(input.from),
  until: localDate(input.until),
  service: input.service,
  by: input.by,
  key: input.key,
});

export const showEntry = (row: Awaited<ReturnType<typeof findEntries>>[number]): RevenueEntry =>
  toWire(entry, row, {
    has_booking: row.bookingId !== null,
    net_cents: netOfFigures(row),
    margin_cents: marginOfFigures(row),
  });
