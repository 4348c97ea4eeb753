import type { payItems, payRules, payRunMoves, payRuns, payStatements } from "#db/schema/pay.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { cents, zero } from "#domain/money/money.ts";
import type { DatedRule } from "#domain/pay/pay-rule.ts";
import { ruleOn } from "#domain/pay/pay-rule.ts";
import { netOf, sumOfLines, tripPay } from "#domain/pay/trip-pay.ts";
import { vehicleCost } from "#domain/pay/vehicle-cost.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import { type Random, random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import { demoRuns, type Team } from "./runs-of-months.ts";

type ItemRow = typeof payItems.$inferInsert;
type Rows = {
  readonly payRules: (typeof payRules.$inferInsert)[];
  readonly payItems: ItemRow[];
  readonly payRuns: (typeof payRuns.$inferInsert)[];
  readonly payRunMoves: (typeof payRunMoves.$inferInsert)[];
  readonly payStatements: (typeof payStatements.$inferInsert)[];
};

/** How the demo’s drivers are paid, what they have earned since its first trips, the pay run of each month, and a draft. */
export function demoPay(company: DemoCompany, clock: SeedClock, { adminId, ownerId }: Team): Rows {
  const luck = random("driver pay");
  const rules = rulesOf(company, clock, luck);
  const items = itemsOf(company, { rules, luck });
  const runs = demoRuns(items, { clock, adminId, ownerId, luck });
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

const usual = {
  providerId: null,
  perTripCents: 8000,
  perHourCents: 6500,
  dayHours: 12,
  fareShare: 0,
  waitShare: 0.5,
  nightCents: 6000,
  nightAwayCents: 35_000,
  tipShare: 1,
};

/** Sample amounts: a default for all, and one of his own for the guide that the demo’s account belongs to. */
function rulesOf(company: DemoCompany, clock: SeedClock, luck: Random): DatedRule[] {
  const since = clock.at(-460);
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

/** The cost of a kilometre with each vehicle, by its fillings. */
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
  const endOf = new Map(company.tripMoves.map(({ tripId, createdAt }) => [tripId, createdAt]));
  const bookingOf = new Map(company.bookings.map((booking) => [booking.id, booking]));
  const providerOf = new Map(company.drivers.map(({ id, providerId }) => [id, providerId ?? null]));
  return company.assignments.flatMap((assignment): ItemRow[] => {
    const trip = tripOf.get(assignment.tripId);
    const { driverId } = assignment;
    if (!trip || !driverId || assignment.state !== "fulfilled") return [];
    const booking = bookingOf.get(trip.bookingId);
    const earnedOn = localDateOf(trip.pickupAt);
    if (!booking || booking.isTest) return [];
    const providerId = providerOf.get(driverId) ?? null;
    const rule = ruleOn(rules, { driverId, providerId }, earnedOn);
    const agreed = assignment.payoutCents == null ? null : cents(assignment.payoutCents);
    const taxed = { totalCents: booking.totalCents ?? 0, vatCents: booking.vatCents ?? 0 };
    const way = { ...trip, service: booking.serviceType as ServiceOptionId, offer: booking.offer ?? null };
    const netFare = trip.priceCents == null ? null : netOf(cents(trip.priceCents), taxed);
    const time = { pickupAt: trip.pickupAt, start: trip.pickupAt, end: endOf.get(trip.id) ?? trip.plannedEnd };
    const lines = tripPay({ ...time, netFare, netWait: zero, agreed }, rule);
    if (lines.length === 0) return [];
    const at = trip.plannedEnd;
    return [
      {
        id: luck.id(at),
        kind: "trip",
        sourceId: trip.id,
        driverId,
        providerId,
        ruleId: rule?.id ?? null,
        earnedOn,
        vehicleCents: providerId
          ? null
          : vehicleCost(
              { ...way, returnAt: booking.returnAt ?? null, hireUnit: booking.hireUnit ?? null },
              perKm.get(assignment.vehicleId ?? ""),
            ),
        lines,
        amountCents: sumOfLines(lines),
        createdBy: "system",
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
}
