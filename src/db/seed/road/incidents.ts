import type { incidentMoves, incidents, lostItemMoves, lostItems } from "#db/schema/incidents.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

type IncidentRow = typeof incidents.$inferInsert;
type IncidentMoveRow = typeof incidentMoves.$inferInsert;
type ItemRow = typeof lostItems.$inferInsert;
type ItemMoveRow = typeof lostItemMoves.$inferInsert;

type Driven = {
  readonly tripId: string;
  readonly bookingId: string;
  readonly driverId: string;
  readonly vehicleId: string | null;
  readonly end: Date;
};

/** Incidents of the demo’s last days, and items its passengers left behind: one item of the demo’s own driver. */
export function demoIncidents(company: DemoCompany, clock: SeedClock) {
  const luck = random("incidents");
  const driven = drivenTrips(company, clock);
  const own = driven.findLast(({ driverId }) => driverId === company.drivers[0]?.id);
  const [late, bent, card, umbrella] = driven.filter((trip) => trip !== own).slice(-4);
  const result: { incidents: IncidentRow[]; incidentMoves: IncidentMoveRow[] } = { incidents: [], incidentMoves: [] };
  const add = (
    trip: Driven | undefined,
    message: Pick<IncidentRow, "type" | "severity" | "state" | "text"> & Partial<IncidentRow>,
  ) => {
    if (!trip) return;
    const { end, ...subject } = trip;
    const id = luck.id(end);
    result.incidents.push({
      id,
      ...subject,
      reportedBy: "system",
      happenedAt: end,
      createdAt: end,
      updatedAt: end,
      ...message,
    });
    const move = { incidentId: id, actor: "system" };
    result.incidentMoves.push({ id: luck.id(end), ...move, toState: "open", createdAt: end });
    if (message.state !== "open")
      result.incidentMoves.push({
        id: luck.id(addHours(end, 1)),
        ...move,
        fromState: "open",
        toState: message.state,
        reason: message.state === "resolved" ? "Apologised by phone." : "Asked the workshop for a quote.",
        createdAt: addHours(end, 1),
      });
  };
  add(late, {
    type: "driver_late_under_20",
    severity: "minor",
    state: "resolved",
    responsible: "no_one",
    costCents: 0,
    text: "Ten minutes late at the hotel: the N2 was closed after an accident.",
  });
  add(bent, {
    type: "accident",
    severity: "minor",
    state: "investigating",
    text: "A taxi touched the rear bumper at the lights in Strand Street. No one was hurt; both drove on.",
  });
  add(card, {
    type: "payment",
    severity: "minor",
    state: "open",
    text: "The passenger says that the price on the voucher was lower than the one we charged.",
  });
  for (const stop of company.tripMoves) add(brokenTrip(company, stop), breakdown);
  return { ...result, ...lostThings(luck, { own, umbrella }) };
}

const breakdown = {
  type: "breakdown",
  severity: "serious",
  state: "resolved",
  responsible: "company",
  costCents: 420_000,
  text: "The engine overheated on the N2 with the guests on board. A relief vehicle took them on; the water pump was replaced.",
} as const;

/** Where a drive stopped, in the vehicle it started in. */
function brokenTrip({ trips, assignments }: DemoCompany, { tripId, createdAt }: DemoCompany["tripMoves"][number]) {
  const trip = trips.find(({ id }) => id === tripId);
  const crew = assignments.find((one) => one.tripId === tripId);
  if (!trip || !crew?.driverId) return undefined;
  const { driverId, vehicleId = null } = crew;
  return { tripId, bookingId: trip.bookingId, driverId, vehicleId, end: createdAt };
}

type Losing = { readonly own: Driven | undefined; readonly umbrella: Driven | undefined };

function lostThings(luck: ReturnType<typeof random>, { own, umbrella }: Losing) {
  const items: ItemRow[] = [];
  const moves: ItemMoveRow[] = [];
  const add = (trip: Driven | undefined, message: Pick<ItemRow, "state" | "what"> & Partial<ItemRow>) => {
    if (!trip) return;
    const { end, ...subject } = trip;
    const at = addHours(end, 2);
    const id = luck.id(at);
    items.push({ id, ...subject, reportedBy: "visitor", createdAt: at, updatedAt: at, ...message });
    moves.push({ id: luck.id(at), lostItemId: id, toState: "reported", actor: "visitor", createdAt: at });
    if (message.state === "found")
      moves.push({
        id: luck.id(addHours(at, 1)),
        lostItemId: id,
        fromState: "reported",
        toState: "found",
        actor: "system",
        reason: message.answer ?? "",
        createdAt: addHours(at, 1),
      });
  };
  add(own, { state: "reported", what: "A child’s grey rabbit, about 20 cm", leftWhere: "Second row, on the left" });
  add(umbrella, {
    state: "found",
    what: "A black umbrella with a wooden handle",
    leftWhere: "Boot",
    answer: "It was in the boot, under the mat.",
  });
  return { lostItems: items, lostItemMoves: moves };
}

/** Trips that one driver completed before today, the oldest first; of those, the last few days. */
function drivenTrips(company: DemoCompany, clock: SeedClock): Driven[] {
  const tests = new Set(company.bookings.filter(({ isTest }) => isTest).map(({ id }) => id));
  const crews = new Map(
    company.assignments.flatMap(({ tripId, driverId, vehicleId, state }) =>
      driverId && state === "fulfilled" ? [[tripId, { driverId, vehicleId: vehicleId ?? null }] as const] : [],
    ),
  );
  return company.trips
    .flatMap(({ id, bookingId, state, plannedEnd }): Driven[] => {
      const crew = crews.get(id);
      const isLate = plannedEnd > clock.at(-10) && plannedEnd < clock.at(-1);
      return crew && state === "completed" && isLate && !tests.has(bookingId)
        ? [{ tripId: id, bookingId, ...crew, end: plannedEnd }]
        : [];
    })
    .sort((a, b) => a.end.getTime() - b.end.getTime());
}
