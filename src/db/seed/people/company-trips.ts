import type { companyApprovalMoves, companyApprovals } from "#db/schema/companies.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { breachesOf, type TravelPolicy } from "#domain/corporate/travel-policy.ts";
import { zero } from "#domain/money/money.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Booked } from "../bookings.ts";
import type { Operations } from "../operations.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import type { Dispatched } from "../trips.ts";
import type { OrganisationRow } from "./partners.ts";
import { demoColleagues, demoCustomer } from "./people.ts";

type Pair = { readonly booked: Booked; readonly dispatched: Dispatched };
/** One of them has not agreed to be shown, perhaps. */
const onRoadAtMost = 2;
const onRoad: readonly TripState[] = ["en_route", "arrived", "onboard", "stopover"];

/**
 * Some of what others booked is the company’s with the demo account: who is on the road now, two who could ride together, and
 * a tour that waits for an approver.
 */
export function withCompanyTrips(all: Operations, company: OrganisationRow, clock: SeedClock): Operations {
  const own = ownTrips(all);
  const travelling = own.filter(({ dispatched }) => onRoad.includes(dispatched.trip.state)).slice(0, onRoadAtMost);
  const [first, second] = own.filter(({ booked: { row } }) => demoColleagues.some(({ email }) => email === row.email));
  const waiting = waitingOf(all, clock);
  const taken = new Set([...travelling, first, second].flatMap((one) => one?.booked.row.id ?? []));
  const way = first && { pickupLocation: first.booked.row.pickupLocation, destination: first.booked.row.destination };
  const moved = (id: string) => (way && id === second?.booked.row.id ? way : {});
  const waitsUntil = clock.at(2);
  return {
    booked: all.booked.map((one) => {
      const { id } = one.row;
      if (id === waiting?.row.id) return draftOf(ofCompany(one, company), waitsUntil);
      return taken.has(id) ? ofCompany({ ...one, row: { ...one.row, ...moved(id) } }, company) : one;
    }),
    dispatched: all.dispatched.map((one) => ({
      ...one,
      trip: { ...one.trip, ...moved(one.trip.bookingId) },
      hold: one.hold && one.trip.bookingId === waiting?.row.id ? { ...one.hold, expiresAt: waitsUntil } : one.hold,
    })),
  };
}

/** Booked by customers themselves, not by the one whose account a visitor signs in with: each with its first trip. */
function ownTrips({ booked, dispatched }: Operations): Pair[] {
  const tripsOf = Map.groupBy(dispatched, ({ trip }) => trip.bookingId);
  return booked.filter(isOwn).flatMap((one) => {
    const [first] = tripsOf.get(one.row.id) ?? [];
    return first ? [{ booked: one, dispatched: first }] : [];
  });
}

const ownSources: readonly string[] = ["website", "phone", "whatsapp"];
const isOwn = ({ row }: Booked): boolean =>
  ownSources.includes(row.source ?? "") && row.email !== demoCustomer.email && (row.refundedCents ?? 0) === 0;

const waitingOf = ({ booked }: Operations, clock: SeedClock): Booked | undefined =>
  booked.find(
    (one) =>
      isOwn(one) &&
      one.row.state === "awaiting_payment" &&
      one.row.serviceType === "day_tour" &&
      one.row.returnAt === null &&
      one.row.pickupAt > clock.at(3),
  );

/** On its account, so nothing is paid before the month’s invoice. */
const ofCompany = (one: Booked, { id: organisationId }: OrganisationRow): Booked => ({
  ...one,
  row: {
    ...one.row,
    source: "corporate",
    organisationId,
    partnerId: null,
    appliedRate: 0,
    affiliateId: null,
    claimedRate: 0,
    paidCents: 0,
    paymentMethod: "account",
  },
  money: { method: "account", paid: zero, refunded: zero, fee: zero },
});

function draftOf({ row, moves, ...rest }: Booked, holdUntil: Date): Booked {
  const [first] = moves;
  return {
    ...rest,
    row: { ...row, state: "draft", version: 1, updatedAt: row.createdAt, holdUntil, responseDueAt: null },
    moves: first ? [{ ...first, toState: "draft", reason: null }] : [],
  };
}

type Approvals = {
  readonly companyApprovals: (typeof companyApprovals.$inferInsert)[];
  readonly companyApprovalMoves: (typeof companyApprovalMoves.$inferInsert)[];
};

/** The questions to a company’s approvers about each draft. */
export function approvalRows(bookings: readonly Booked["row"][], policy: TravelPolicy, actor: string): Approvals {
  const luck = random("company approvals");
  const request = bookings
    .filter(({ state }) => state === "draft")
    .flatMap(({ id: bookingId, organisationId, createdAt, holdUntil, ...row }) => {
      if (!organisationId || !holdUntil) return [];
      const planned = { service: row.serviceType as ServiceOptionId, pickups: [row.pickupAt] };
      const reasons = [...breachesOf(policy, { ...planned, totalCents: row.totalCents ?? null })];
      const id = luck.id(createdAt);
      return { id, bookingId, organisationId, state: "waiting" as const, reasons, expiresAt: holdUntil, createdAt };
    });
  return {
    companyApprovals: request,
    companyApprovalMoves: request.map(({ id: approvalId, state: toState, createdAt }) => ({
      id: luck.id(createdAt),
      approvalId,
      fromState: null,
      toState,
      actor,
      reason: null,
      createdAt,
    })),
  };
}
