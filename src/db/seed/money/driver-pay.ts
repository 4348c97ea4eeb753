import type { payItems, payRules, payRunMoves, payRuns, payStatements } from "#db/schema/pay.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { cents, zero } from "#domain/money/money.ts";
import type { DatedRule } from "#domain/pay/pay-rule.ts";
import { ruleOn } from "#domain/pay/pay-rule.ts";
import { dueStatements } from "#domain/pay/pay-run.ts";
import { netOf, sumOfLines, tripPay } from "#domain/pay/trip-pay.ts";
import { vehicleCost } from "#domain/pay/vehicle-cost.ts";
import { addDays, addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import { type Random, random } from "../random.ts";
import { earlier, type SeedClock } from "../seed-clock.ts";

type ItemRow = typeof payItems.$inferInsert;
type Rows = {
  readonly payRules: (typeof payRules.$inferInsert)[];
  readonly payItems: ItemRow[];
  readonly payRuns: (typeof payRuns.$inferInsert)[];
  readonly payRunMoves: (typeof payRunMoves.$inferInsert)[];
  readonly payStatements: (typeof payStatements.$inferInsert)[];
};

/** Large runs take two of them. */
type Team = { readonly adminId: string; readonly ownerId: string };

/** How the demo’s drivers are paid, what they have earned since its first trips, and the pay run of each month. */
export function demoPay(company: DemoCompany, clock: SeedClock, { adminId, ownerId }: Team): Rows {
  const luck = random("driver pay");
  const rules = rulesOf(company, clock, luck);
  const items = itemsOf(company, { rules, luck });
  const runs = monthsOf(items, localDateOf(clock.today)).map((period) =>
    paidRun(
      items.filter(({ earnedOn }) => earnedOn >= period.from && earnedOn <= period.until),
      { period, clock, adminId, ownerId, luck },
    ),
  );
  const statements = runs.flatMap((run) => run.statements);
  const statementOf = new Map(statements.flatMap(({ id, itemIds }) => itemIds.map((item) => [item, id] as const)));
  return {
    payRules: rules.map((rule) => ({ ...rule, createdBy: adminId })),
    payItems: items.map((item) => ({ ...item, statementId: statementOf.get(item.id) ?? null })),
    payRuns: runs.flatMap((run) => run.runs),
    payRunMoves: runs.flatMap((run) => run.moves),
    payStatements: statements.map(({ itemIds: _, ...statement }) => statement),
  };
}

/** Whole months in which something was earned; the latest first. */
function monthsOf(items: readonly ItemRow[], today: LocalDate): Period[] {
  const thisMonth = localDate(`${today.slice(0, 7)}-01`);
  const months = new Set(items.map(({ earnedOn }) => localDate(`${earnedOn.slice(0, 7)}-01`)));
  return [...months]
    .filter((from) => from < thisMonth)
    .toSorted()
    .reverse()
    .map((from) => ({ from, until: addDays(addMonths(from, 1), -1) }));
}

const usual = {
  ...{ providerId: null, perTripCents: 8000, perHourCents: 6500, dayHours: 12, fareShare: 0, waitShare: 0.5 },
  ...{ nightCents: 6000, nightAwayCents: 35_000, tipShare: 1 },
};

/** Sample amounts: a default for all, and one of his own for the guide that the demo’s account belongs to. */
function rulesOf(company: DemoCompany, clock: SeedClock, luck: Random): DatedRule[] {
  const since = clock.at(-400);
  const row = { effectiveFrom: localDateOf(since), followsDefault: false, createdAt: since };
  const [guide] = company.drivers;
  return [
    { ...usual, ...row, id: luck.id(since), driverId: null },
    ...(guide
      ? [
          {
            ...usual,
            perTripCents: 9000,
            perHourCents: 7500,
            fareShare: 0.05,
            ...row,
            id: luck.id(since),
            driverId: guide.id,
          },
        ]
      : []),
  ];
}

type Earning = { readonly rules: readonly DatedRule[]; readonly luck: Random };

/** What a kilometre costs with each vehicle, by its fillings. */
function costsPerKm({ care }: DemoCompany): ReadonlyMap<string, number> {
  const fillings = Map.groupBy(care.fuelEntries, ({ vehicleId }) => vehicleId);
  return new Map(
    [...fillings].flatMap(([vehicleId, own]) => {
      const read = own.map(({ km }) => km);
      const km = Math.max(...read) - Math.min(...read);
      return km > 0 ? [[vehicleId, own.reduce((sum, { costCents }) => sum + costCents, 0) / km] as const] : [];
    }),
  );
}

function itemsOf(company: DemoCompany, { rules, luck }: Earning): ItemRow[] {
  const perKm = costsPerKm(company);
  const tripOf = new Map(company.trips.map((trip) => [trip.id, trip]));
  const bookingOf = new Map(company.bookings.map((booking) => [booking.id, booking]));
  const providerOf = new Map(company.drivers.map(({ id, providerId }) => [id, providerId ?? null]));
  return company.assignments.flatMap((assignment): ItemRow[] => {
    const trip = tripOf.get(assignment.tripId);
    const { driverId } = assignment;
    if (!trip || !driverId || assignment.state !== "fulfilled") return [];
    const booking = bookingOf.get(trip.bookingId);
    const earnedOn = localDateOf(trip.plannedStart);
    if (!booking || booking.isTest) return [];
    const providerId = providerOf.get(driverId) ?? null;
    const rule = ruleOn(rules, { driverId, providerId }, earnedOn);
    const agreed = assignment.payoutCents == null ? null : cents(assignment.payoutCents);
    const taxed = { totalCents: booking.totalCents ?? 0, vatCents: booking.vatCents ?? 0 };
    const way = { ...trip, service: booking.serviceType as ServiceOptionId, offer: booking.offer ?? null };
    const netFare = trip.priceCents == null ? null : netOf(cents(trip.priceCents), taxed);
    const time = { pickupAt: trip.plannedStart, start: trip.plannedStart, end: trip.plannedEnd };
    const lines = tripPay({ ...time, netFare, netWait: zero, agreed }, rule);
    if (lines.length === 0) return [];
    const at = trip.plannedEnd;
    return [
      {
        ...{
          id: luck.id(at),
          kind: "trip",
          sourceId: trip.id,
          driverId,
          providerId,
          ruleId: rule?.id ?? null,
          earnedOn,
        },
        vehicleCents: providerId
          ? null
          : vehicleCost({ ...way, returnAt: booking.returnAt ?? null }, perKm.get(assignment.vehicleId ?? "")),
        ...{ lines, amountCents: sumOfLines(lines), createdBy: "system", createdAt: at, updatedAt: at },
      },
    ];
  });
}

type Period = { readonly from: LocalDate; readonly until: LocalDate };
type Paying = Team & { readonly period: Period; readonly clock: SeedClock; readonly luck: Random };

/** A month was paid on the second of the next, or today where that is still to come. */
function paidRun(items: readonly ItemRow[], { period, clock, adminId, ownerId, luck }: Paying) {
  const due = dueStatements(items.map(({ providerId, ...item }) => ({ ...item, providerId: providerId ?? null })));
  if (due.length === 0) return { runs: [], moves: [], statements: [] };
  const at = earlier(clock.today, new Date(`${addDays(period.until, 2)}T08:00:00Z`));
  const id = luck.id(at);
  const move = (fromState: "draft" | "approved" | null, toState: "draft" | "approved" | "paid") => ({
    ...{
      id: luck.id(at),
      runId: id,
      fromState,
      toState,
      actor: toState === "approved" ? ownerId : adminId,
      reason: null,
      createdAt: at,
    },
  });
  return {
    runs: [
      {
        ...{ id, state: "paid" as const, version: 3, firstDay: period.from, lastDay: period.until },
        totalCents: due.reduce((sum, { amountCents }) => sum + amountCents, 0),
        ...{ statements: due.length, createdBy: adminId, approvedBy: ownerId, paidBy: adminId },
        ...{ paidOn: localDateOf(at), paymentNote: "Sample run", createdAt: at, updatedAt: at },
      },
    ],
    moves: [move(null, "draft"), move("draft", "approved"), move("approved", "paid")],
    statements: due.map(({ items: paid, ...sums }) => ({
      ...{ ...sums, id: luck.id(at), runId: id, createdAt: at },
      itemIds: paid.map((item) => item.id),
    })),
  };
}
