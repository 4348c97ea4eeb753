import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingLifecycle } from "#domain/booking/booking-lifecycle.ts";
import { isBookingReference } from "#domain/booking/booking-reference.ts";
import { runsInMonth } from "#domain/catalogue/tour.ts";
import { hoursBetween, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { sampleTours } from "./catalogue/sample-tours.ts";
import type { DemoCompany } from "./demo-company.ts";
import { demoAccounts } from "./people/demo-users.ts";
import { mayDrive, rank } from "./schedule.ts";
import { isWeekend, monthAt, type SeedClock, seedClock } from "./seed-clock.ts";
import { isSeeded, seedDemo } from "./seed-demo.ts";

const countBy = <T>(rows: readonly T[], key: (row: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(rows, key)].map(([name, group]) => [name, group.length]));

// Two summers, a winter, a leap day; a Sunday night that is already Monday in Cape Town.
describe.each(["2026-11-20T08:00:00Z", "2027-06-14T12:00:00Z", "2028-02-29T05:00:00Z", "2027-01-03T22:30:00Z"])(
  "the demo company on %s",
  (day) => {
    let company: DemoCompany;
    let clock: SeedClock;
    /** In the small hours everything of today still lies ahead. */
    let isDayUnderWay: boolean;
    beforeAll(() => {
      company = demoCompanyOn(day);
      clock = seedClock(new Date(day));
      isDayUnderWay = clock.reached.getTime() === clock.now.getTime();
    });

    const bookingOf = (id: string) => found(company.bookings.find((booking) => booking.id === id));
    const movesOf = (id: string) =>
      company.bookingMoves
        .filter((move) => move.bookingId === id)
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const crewOf = (tripId: string) => {
      const assignment = company.assignments.find((each) => each.tripId === tripId);
      if (!assignment || assignment.mode === "pool") return undefined;
      return {
        state: assignment.state,
        driver: found(company.drivers.find(({ id }) => id === assignment.driverId)),
        vehicle: found(company.vehicles.find(({ id }) => id === assignment.vehicleId)),
      };
    };

    test("has the fleet, the people and the partners it is meant to have", () => {
      expect(countBy(company.vehicles, ({ vehicleClass }) => vehicleClass)).toEqual({
        sedan: 4,
        shuttle: 5,
        luxury_coach: 2,
        large_coach: 1,
      });
      expect(company.vehicles.filter(({ state }) => state === "maintenance")).toHaveLength(1);
      expect(company.drivers).toHaveLength(14);
      expect(company.drivers.filter(({ isGuide }) => isGuide)).toHaveLength(3);
      expect(company.drivers.filter(({ providerId }) => providerId)).toHaveLength(2);
      expect(countBy(company.drivers, ({ state }) => state ?? "")).toEqual({ active: 13, on_leave: 1 });
      expect(countBy(company.organisations, ({ kind }) => kind)).toEqual({
        hotel: 3,
        travel_agency: 2,
        driver_provider: 1,
        corporate: 2,
        affiliate: 1,
      });
      expect(company.users.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email));
      expect(company.enquiries).toHaveLength(25);
    });

    test("has one permit that runs out within thirty days, and one that has expired", () => {
      const days = company.drivers.map(({ permitExpiresOn }) => clock.dayOf(new Date(`${permitExpiresOn}T00:00:00Z`)));
      expect(days.filter((left) => left >= 0 && left <= 30)).toHaveLength(1);
      expect(days.filter((left) => left < 0)).toHaveLength(1);
    });

    test("has about six hundred bookings of about 150 people, from 90 days back to 21 ahead, and fewer back to a June", () => {
      const days = company.bookings.map(({ pickupAt }) => clock.dayOf(pickupAt)).filter((day) => day >= -90);
      expect(days).toHaveLength(600);
      expect(company.bookings.length).toBeLessThan(760);
      expect(company.bookings.map(({ pickupAt }) => localDateOf(pickupAt)).toSorted()[0]).toMatch(/-06-/);
      const addresses = new Set(company.bookings.map(({ email }) => email.toLowerCase()));
      expect(addresses.size).toBeGreaterThan(130);
      expect(addresses.size).toBeLessThan(165);
      expect(Math.max(...days)).toBeLessThanOrEqual(21);
      expect(Math.min(...days)).toBeLessThan(-80);
      expect(Math.max(...days)).toBeGreaterThan(14);
    });

    test("gives every booking a reference of its own", () => {
      const references = new Set(company.bookings.map(({ reference }) => reference).filter(isBookingReference));
      expect(references.size).toBe(company.bookings.length);
    });

    test("leads every booking to its state by moves that are allowed, in the order of time", () => {
      for (const booking of company.bookings) {
        const moves = movesOf(booking.id);
        const [first, ...rest] = moves;
        expect(first).toMatchObject({ fromState: null, createdAt: booking.createdAt });
        expect(["draft", ...bookingLifecycle.allowed("draft")]).toContain(first?.toState);
        let state = found(first).toState;
        for (const move of rest) {
          expect(move.fromState).toBe(state);
          expect(bookingLifecycle.can(state, move.toState), `${state} to ${move.toState}`).toBe(true);
          state = move.toState;
        }
        expect(state).toBe(booking.state);
        expect(booking.version).toBe(moves.length);
        expect(booking.updatedAt).toEqual(moves.at(-1)?.createdAt);
        expect(booking.updatedAt <= clock.reached).toBe(true);
      }
    });

    test("creates nothing after midnight, and every booking hours before its pickup", () => {
      for (const { createdAt, pickupAt, returnAt } of company.bookings) {
        expect(createdAt < clock.today).toBe(true);
        expect(hoursBetween(createdAt, pickupAt)).toBeGreaterThan(6);
        if (returnAt) expect(clock.dayOf(returnAt)).toBeGreaterThan(clock.dayOf(pickupAt));
      }
    });

    test("lets states follow the time", () => {
      const states = (isPast: boolean) =>
        countBy(
          company.bookings.filter(({ pickupAt }) => pickupAt < clock.today === isPast),
          ({ state }) => state,
        );
      const { closed = 0, completed = 0, ...otherPast } = states(true);
      expect(closed + completed).toBeGreaterThan(380);
      expect(Object.keys(otherPast).toSorted()).toEqual(["cancelled", "declined", "expired", "in_progress", "no_show"]);
      const ahead = states(false);
      for (const state of ["confirmed", "awaiting_payment", "requested", "quoted"])
        expect(ahead[state], state).toBeGreaterThan(1);
      if (isDayUnderWay) expect(ahead.in_progress).toBeGreaterThan(1);
      expect(ahead.closed).toBeUndefined();
    });

    test("never takes more than the price, and nothing before there is one", () => {
      for (const booking of company.bookings) {
        const { state, totalCents, paidCents = 0, refundedCents = 0, feeCents = 0, cancelledReason } = booking;
        expect(paidCents).toBeLessThanOrEqual(totalCents ?? 0);
        expect(refundedCents + feeCents).toBeLessThanOrEqual(state === "no_show" ? (totalCents ?? 0) : paidCents);
        if (["requested", "quoted", "awaiting_payment", "declined", "expired"].includes(state))
          expect(paidCents).toBe(0);
        if (state === "requested") expect(totalCents).toBe(booking.price?.total ?? null);
        if (["confirmed", "in_progress", "completed", "closed"].includes(state)) expect(totalCents).toBeGreaterThan(0);
        expect(cancelledReason === null).toBe(state !== "cancelled");
      }
    });

    test("has a trip for every leg, and shows dispatch those of what was confirmed", () => {
      for (const booking of company.bookings) {
        const wasConfirmed = movesOf(booking.id).some(({ toState }) => toState === "confirmed");
        const legs = booking.returnAt ? 2 : 1;
        const trips = company.trips.filter(({ bookingId, continues }) => bookingId === booking.id && !continues);
        expect(trips.map(({ leg }) => leg)).toEqual([1, 2].slice(0, legs));
        if (!wasConfirmed)
          expect(["planned", "cancelled"]).toEqual(expect.arrayContaining(trips.map(({ state }) => state)));
        const starts = [booking.pickupAt, booking.returnAt].slice(0, trips.length);
        expect(trips.map(({ pickupAt }) => pickupAt)).toEqual(starts);
      }
    });

    test("lets the state of a booking and of its trips agree", () => {
      for (const trip of company.trips) {
        const { state } = bookingOf(trip.bookingId);
        const isMoving = ["en_route", "arrived", "onboard", "stopover"].includes(trip.state);
        if (isMoving) expect(state).toBe("in_progress");
        // A trip that broke down was driven to its end in another vehicle.
        const isRelieved = company.trips.some(({ continues }) => continues === trip.id);
        if (state === "completed" || state === "closed")
          expect(trip.state).toBe(isRelieved ? "interrupted" : "completed");
        if (state === "cancelled" || state === "no_show") expect(trip.state).toBe(state);
        if (trip.state === "completed") expect(trip.plannedEnd <= clock.now).toBe(true);
      }
    });

    test("keeps drivers and vehicles out of two places at once", () => {
      const overlaps = (key: "driverId" | "vehicleId") =>
        [...Map.groupBy(company.assignments, (assignment) => assignment[key]).values()].flatMap((own) => {
          const spans = own.map(({ busy }) => JSON.parse(busy.replace(")", "]"))).toSorted();
          return spans.slice(1).filter(([from], at) => from < spans[at][1]);
        });
      expect(overlaps("driverId")).toEqual([]);
      expect(overlaps("vehicleId")).toEqual([]);
    });

    test("sends a vehicle that seats everyone, with a driver who may drive it", () => {
      for (const trip of company.trips) {
        const crew = crewOf(trip.id);
        if (!crew) continue;
        expect(rank(crew.vehicle.vehicleClass)).toBeGreaterThanOrEqual(rank(trip.vehicleClass));
        expect(crew.vehicle.seats).toBeGreaterThanOrEqual(trip.passengers);
        expect(mayDrive(crew.driver.licenceCode, crew.vehicle.vehicleClass)).toBe(true);
        expect(crew.driver.providerId).toBe(crew.vehicle.ownerId);
        expect(crew.driver.permitExpiresOn >= localDateOf(trip.plannedEnd)).toBe(true);
        if (clock.dayOf(trip.plannedEnd) < 0 || clock.dayOf(trip.pickupAt) > 10) continue;
        expect([crew.driver.state, crew.vehicle.state]).toEqual(["active", "available"]);
      }
    });

    test("gives a crew to everything driven, and leaves some of the future open", () => {
      const uncrewed = company.trips.filter(({ id }) => !crewOf(id));
      const without = [...new Set(uncrewed.map(({ state }) => state))].toSorted();
      expect(without).toEqual(["cancelled", "offered", "planned", "unassigned"]);
      const states = countBy(company.assignments, ({ state }) => state);
      const { active = 0, ...others } = states;
      expect(Object.keys(others).toSorted()).toEqual(["accepted", "fulfilled", "offered"]);
      expect(Math.min(...Object.values(others))).toBeGreaterThan(1);
      if (isDayUnderWay) expect(active).toBeGreaterThan(1);
    });

    test("shows the demo driver a day's work and the demo customer a history", () => {
      const driver = found(company.drivers.find(({ email }) => email === "driver@demo.example"));
      const today = company.trips.filter(
        (trip) => clock.dayOf(trip.pickupAt) === 0 && crewOf(trip.id)?.driver.id === driver.id,
      );
      const now = isDayUnderWay ? ["onboard", "stopover"] : ["en_route", "reconfirmed", "assigned"];
      expect(today.some(({ state }) => now.includes(state))).toBe(true);
      expect(today.length).toBeGreaterThan(1);
      const own = company.bookings.filter(({ email }) => email === "customer@demo.example");
      expect(own.map(({ state }) => state).toSorted()).toEqual([
        "awaiting_payment",
        "cancelled",
        "closed",
        "closed",
        "completed",
        "confirmed",
        "in_progress",
        "quoted",
      ]);
    });

    test("names the organisation of every partner's booking, and of no other", () => {
      const kinds: Record<string, string> = {
        hotel: "hotel",
        agent: "travel_agency",
        affiliate: "affiliate",
        corporate: "corporate",
      };
      for (const { source, organisationId, affiliateId } of company.bookings) {
        const organisation = company.organisations.find(({ id }) => id === organisationId);
        expect(organisation?.kind).toBe(kinds[source ?? ""]);
        if (source === "affiliate") expect(affiliateId).toBe("CAPETRAILS");
        else if (affiliateId) expect(`${affiliateId} ${source}`).toMatch(/^(HARBOUR|SWALLOW) (website|whatsapp)$/);
      }
    });

    test("is asked for what people ask for, when they ask for it", () => {
      const services = countBy(company.bookings, ({ serviceType }) => serviceType);
      expect(Object.keys(services)).toHaveLength(7);
      expect(services.airport_transfer).toBeGreaterThan(200);
      expect(services.day_tour).toBeGreaterThan(130);
      for (const { serviceType, offer, pickupAt } of company.bookings) {
        if (serviceType === "staff_transport") expect(isWeekend(pickupAt)).toBe(false);
        const tour = sampleTours.find(({ slug }) => slug === offer);
        if (tour) expect(runsInMonth(tour, monthAt(pickupAt))).toBe(true);
      }
      const dayTours = company.bookings.filter(({ serviceType }) => serviceType === "day_tour");
      const mornings = dayTours.filter(({ pickupAt }) => localTimeOf(pickupAt) < "11:00");
      expect(mornings.length / dayTours.length).toBeGreaterThan(0.7);
    });

    test("keeps ids in the order of creation", () => {
      for (const rows of [
        company.bookings,
        company.bookingMoves,
        company.trips,
        company.assignments,
        company.enquiries,
      ]) {
        const byId = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ createdAt }) => createdAt.getTime());
        expect(byId).toEqual(byId.toSorted((a, b) => a - b));
        expect(
          rows.every(({ id }) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
        ).toBe(true);
      }
    });
  },
);

test("high summer is busier than spring", () => {
  const clock = seedClock(new Date("2027-01-10T08:00:00Z"));
  const { bookings } = demoCompanyOn(clock.now);
  const inMonth = (month: number) => bookings.filter(({ pickupAt }) => monthAt(pickupAt) === month);
  // The ninety days reach back to 12 October.
  expect(inMonth(12).length / 31).toBeGreaterThan((inMonth(10).length / 20) * 1.1);
});

test("the database takes the demo company, once", () =>
  inNewCompany(async (ctx) => {
    expect(await isSeeded(ctx.db)).toBe(false);
    await seedDemo(ctx.db, ctx.now);
    expect(await isSeeded(ctx.db)).toBe(true);
    const { rows } = await ctx.db.execute(sql`
      select (select count(*) from bookings)::int as bookings, (select count(*) from people)::int as people,
        (select count(*) from users)::int as users, (select count(*) from enquiries)::int as enquiries`);
    expect(rows).toEqual([
      { bookings: demoCompanyOn(ctx.now).bookings.length, people: expect.any(Number), users: 9, enquiries: 25 },
    ]);
  }));

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Not there.");
  return value;
}
