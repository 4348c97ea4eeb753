import type { payItems } from "#db/schema/pay.ts";
import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { dueStatements, type PayRunState } from "#domain/pay/pay-run.ts";
import { addDays, addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Random } from "../random.ts";
import { earlier, type SeedClock } from "../seed-clock.ts";

type ItemRow = typeof payItems.$inferInsert;
/** Large runs take two of them. */
export type Team = { readonly adminId: string; readonly ownerId: string };
type Paying = Team & { readonly clock: SeedClock; readonly luck: Random };
type Period = { readonly from: LocalDate; readonly until: LocalDate };

/** Each month was paid in a run; what was earned since, up to last Sunday, is a draft that someone looks through. */
export function demoRuns(items: readonly ItemRow[], paying: Paying) {
  const thisMonth = firstOf(localDateOf(paying.clock.today));
  const lastSunday = addDays(mondayOf(localDateOf(paying.clock.today)), -1);
  const months = [...new Set(items.map(({ earnedOn }) => firstOf(earnedOn)))]
    .filter((from) => from < thisMonth)
    .toSorted()
    .reverse()
    .map((from) => ({ from, until: addDays(addMonths(from, 1), -1) }));
  // In the first days of a month its draft is the month before.
  const isLate = lastSunday >= thisMonth;
  const [draft, ...paid] = isLate ? [{ from: thisMonth, until: lastSunday }, ...months] : months;
  const within = ({ from, until }: Period) => items.filter(({ earnedOn }) => earnedOn >= from && earnedOn <= until);
  return [
    ...(draft ? [runOf(within(draft), { ...paying, period: draft, states: ["draft"] })] : []),
    ...paid.map((period) => runOf(within(period), { ...paying, period, states: ["draft", "approved", "paid"] })),
  ];
}

const firstOf = (day: string): LocalDate => localDate(`${day.slice(0, 7)}-01`);

type Run = Paying & { readonly period: Period; readonly states: readonly Exclude<PayRunState, "cancelled">[] };

/** Made on the second day after its period, or today where that is still to come. */
function runOf(items: readonly ItemRow[], { period, states, clock, adminId, ownerId, luck }: Run) {
  const due = dueStatements(items.map(({ providerId, ...item }) => ({ ...item, providerId: providerId ?? null })));
  if (due.length === 0) return { runs: [], moves: [], statements: [] };
  const at = earlier(clock.today, new Date(`${addDays(period.until, 2)}T08:00:00Z`));
  const id = luck.id(at);
  const isPaid = states.includes("paid");
  return {
    runs: [
      {
        id,
        state: states.at(-1) ?? ("draft" as const),
        version: states.length,
        firstDay: period.from,
        lastDay: period.until,
        statements: due.length,
        createdBy: adminId,
        totalCents: due.reduce((sum, { amountCents }) => sum + amountCents, 0),
        ...(isPaid && { approvedBy: ownerId, paidBy: adminId, paidOn: localDateOf(at), paymentNote: "Sample run" }),
        createdAt: at,
        updatedAt: at,
      },
    ],
    moves: states.map((toState, step) => ({
      id: luck.id(at),
      runId: id,
      fromState: states[step - 1] ?? null,
      toState,
      reason: null,
      createdAt: at,
      actor: toState === "approved" ? ownerId : adminId,
    })),
    statements: due.map(({ items: owed, ...sums }) => ({
      ...sums,
      id: luck.id(at),
      runId: id,
      createdAt: at,
      itemIds: owed.map((item) => item.id),
    })),
  };
}
