import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { locate } from "#domain/geography/locate.ts";
import { ruleOn } from "#domain/pay/pay-rule.ts";
import { addDays, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type EarnedItem, type Earnings, earnedItem } from "../contract.ts";
import {
  findCashHeld,
  findEarlier,
  findItems,
  findPaidDriver,
  findPaidStatements,
  findPayRules,
  type ItemRecord,
  sumOpen,
  sumPaidSince,
} from "./views.ts";

/** This many weeks per page. */
const weeksShown = 6;

/** A driver’s earnings, the same for them and for our team. */
export async function readEarnings(
  ctx: Context,
  driverId: string,
  requestedUntil: string | null | undefined,
): Promise<Earnings | undefined> {
  const driver = await findPaidDriver(ctx.db, driverId);
  if (!driver) return undefined;
  const today = localDateOf(ctx.now);
  const until = addDays(mondayOf(requestedUntil ? localDate(requestedUntil) : today), 6);
  const from = addDays(mondayOf(until), -7 * (weeksShown - 1));
  const shared = {
    provider: driver.provider,
    has_rule: ruleOn(await findPayRules(ctx.db), { driverId, providerId: driver.providerId }, today) !== null,
    cash_held_cents: (await findCashHeld(ctx.db, driverId)).reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
  // The agreement with a provider is between the provider and us.
  if (driver.providerId) return { ...shared, ...nothing };
  const items = await findItems(ctx.db, driverId, { from, until });
  const statements = await findPaidStatements(ctx.db, driverId);
  return {
    ...shared,
    open_cents: await sumOpen(ctx.db, driverId),
    paid_this_year_cents: await sumPaidSince(ctx.db, driverId, localDate(`${today.slice(0, 4)}-01-01`)),
    weeks: weeksOf(items),
    next: (await findEarlier(ctx.db, driverId, from)) ?? null,
    statements: statements.map(({ paidOn, amountCents, ...one }) => ({
      ...one,
      paid_on: paidOn,
      amount_cents: amountCents,
    })),
  };
}

const nothing = { open_cents: 0, paid_this_year_cents: 0, weeks: [], next: null, statements: [] };

function weeksOf(items: readonly ItemRecord[]): Earnings["weeks"] {
  const weeks = Map.groupBy(items, ({ earnedOn }) => mondayOf(earnedOn));
  return [...weeks].map(([from, earned]: [LocalDate, ItemRecord[]]) => ({
    from,
    until: addDays(from, 6),
    amount_cents: earned.reduce((sum, { amountCents }) => sum + amountCents, 0),
    items: earned.map(show),
  }));
}

const show = (item: ItemRecord): EarnedItem =>
  toWire(earnedItem, item, {
    trip:
      item.tripId && item.reference && item.pickupAt
        ? {
            id: item.tripId,
            reference: item.reference,
            pickup_at: item.pickupAt.toISOString(),
            way: wayText(item.pickup ?? "", item.destination ?? ""),
          }
        : null,
    lines: item.lines.map(({ text, amountCents }) => ({ text, amount_cents: amountCents })),
    state: stateOf(item),
  });

function stateOf({ statementId, runState }: ItemRecord): EarnedItem["state"] {
  if (statementId === null) return "open";
  return runState === "paid" ? "paid" : "on_statement";
}

/** Areas without house numbers, because a phone should not store passengers’ addresses for years. */
function wayText(pickup: string, destination: string): string {
  const [from, to] = [pickup, destination].map((address) => locate(address).place?.name);
  return [from, to].filter(Boolean).join(" to ");
}
