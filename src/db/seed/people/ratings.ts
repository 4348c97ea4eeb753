import type { ratingMoves, ratings } from "#db/schema/reviews.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import { demoCustomer } from "./people.ts";

export type RatingRow = typeof ratings.$inferInsert;
type MoveRow = typeof ratingMoves.$inferInsert;
type Rated = { readonly tripId: string; readonly bookingId: string; readonly driverId: string; readonly end: Date };

const pastDays = 60;
/** About every third customer answers. */
const answering = 0.3;

const stars = [
  [5, 78],
  [4, 18],
  [3, 4],
] as const;

/**
 * The demo customers’ ratings of trips. Their stars are for our team alone, so that the site shows the
 * sample reviews and no others; one review waits for moderation, one message for an answer, and the demo’s driver disputes one.
 */
export function demoRatings(company: DemoCompany, clock: SeedClock): { ratings: RatingRow[]; ratingMoves: MoveRow[] } {
  const luck = random("ratings");
  const rated = drivenTrips(company, clock).filter(() => luck.chance(answering));
  const own = company.drivers[0]?.id;
  const disputed = rated.findLast(({ driverId }) => driverId === own);
  const [written, unhappy] = rated.filter(({ driverId }) => driverId !== own).slice(-2);
  const rows = rated.map((trip): RatingRow => {
    const askedAt = addHours(trip.end, 2);
    const givenAt = new Date(Math.min(addHours(askedAt, luck.whole(1, 20)).getTime(), clock.today.getTime()));
    const draw = () => luck.weighted(stars);
    const input = { overall: draw(), punctuality: draw(), vehicle: draw(), driving: draw() };
    return {
      id: luck.id(askedAt),
      tripId: trip.tripId,
      bookingId: trip.bookingId,
      driverId: trip.driverId,
      state: "private",
      version: 2,
      ...input,
      askedAt,
      givenAt,
      updatedAt: givenAt,
      // A manager has answered the unhappy ones.
      answeredAt: input.overall <= 3 ? givenAt : null,
      ...(trip === written && toModerate),
      ...(trip === unhappy && toAnswer),
      ...(trip === disputed && { ...aDispute, answeredAt: givenAt, disputedAt: clock.today }),
    };
  });
  const request = openRequest(company, clock);
  const all = request ? [...rows.filter(({ tripId }) => tripId !== request.tripId), request] : rows;
  return { ratings: all, ratingMoves: all.flatMap((row) => movesOf(row, luck.id)) };
}

/** The demo’s customer has been asked about the latest trip, and has not answered yet. */
function openRequest(company: DemoCompany, clock: SeedClock): RatingRow | undefined {
  const own = new Set(company.bookings.filter(({ email }) => email === demoCustomer.email).map(({ id }) => id));
  const latest = drivenTrips(company, clock, addHours(clock.now, -2)).findLast(({ bookingId }) => own.has(bookingId));
  if (!latest) return undefined;
  const { end, ...trip } = latest;
  const askedAt = addHours(end, 2);
  return { ...trip, id: random("asked").id(askedAt), state: "requested", askedAt, updatedAt: askedAt };
}

const toModerate: Partial<RatingRow> = {
  state: "held",
  overall: 5,
  punctuality: 5,
  vehicle: 4,
  driving: 5,
  answeredAt: null,
  words:
    "The driver was there before us, helped with the pram and knew a way around the queue. One bottle of water more would have been perfect.",
};

const toAnswer: Partial<RatingRow> = {
  overall: 3,
  punctuality: 5,
  vehicle: 2,
  driving: 5,
  wantsReply: true,
  answeredAt: null,
  privateMessage: "The air conditioning in the back didn’t work, and it was 34 degrees. Please look at it.",
};

const aDispute: Partial<RatingRow> = {
  overall: 3,
  punctuality: 1,
  vehicle: 5,
  driving: 2,
  disputeState: "open",
  disputeText:
    "The N2 was closed after an accident. I called dispatch before the pickup and took the shortest way round.",
};

/** Trips that one driver completed in the last weeks, for customers with an address of their own. */
function drivenTrips(company: DemoCompany, clock: SeedClock, until = clock.at(-1)): Rated[] {
  const bookings = new Map(company.bookings.map((booking) => [booking.id, booking]));
  const drivers = new Map(
    company.assignments.flatMap(({ tripId, driverId, state }) =>
      driverId && state === "fulfilled" ? [[tripId, driverId] as const] : [],
    ),
  );
  return company.trips
    .flatMap(({ id, bookingId, state, plannedEnd }): Rated[] => {
      const driverId = drivers.get(id);
      const booking = bookings.get(bookingId);
      const isRated = state === "completed" && booking?.email && !booking.isTest;
      // Whose trip ended this morning has not answered yet.
      const isDue = plannedEnd > clock.at(-pastDays) && plannedEnd < until;
      return isRated && isDue && driverId ? [{ tripId: id, bookingId, driverId, end: plannedEnd }] : [];
    })
    .sort((a, b) => a.end.getTime() - b.end.getTime());
}

function movesOf({ id, state, askedAt, givenAt }: RatingRow, newId: (at: Date) => string): MoveRow[] {
  const at = givenAt ?? askedAt;
  const move: MoveRow = {
    id: newId(askedAt),
    ratingId: id,
    toState: "requested",
    actor: "system",
    createdAt: askedAt,
  };
  if (state === "requested") return [move];
  return [
    move,
    { id: newId(at), ratingId: id, fromState: "requested", toState: state, actor: "visitor", createdAt: at },
  ];
}
