import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignmentMoves, assignments, tripFlights, tripMoves, tripNotes } from "#db/schema/trips.ts";
import { recordAudit } from "#platform/audit.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { tripDetails } from "./trip-details.ts";

const at = new Date("2026-11-20T08:00:00Z");

test("one trip with its offers, notes, flight and history, the latest first", () =>
  inTransaction(async (ctx) => {
    const driver = aDriver();
    const vehicle = aVehicle({ plate: "CA 482-117" });
    await ctx.db.insert(drivers).values(driver);
    await ctx.db.insert(vehicles).values(vehicle);
    const { tripId, bookingId } = await writeTrip(ctx, at, {
      crew: { driverId: driver.id, vehicleId: vehicle.id },
      booking: { bags: 3, childSeats: 1, specialRequirements: "A pram." },
      trip: { stops: ["Woolworths, Kloof Street"], flightNumber: "BA 59" },
    });
    const [offer] = await ctx.db.select().from(assignments).where(eq(assignments.tripId, tripId));
    const line = { id: ctx.newId(), actor: "system", createdAt: at };
    await ctx.db.insert(tripMoves).values({ ...line, tripId, fromState: "unassigned", toState: "assigned" });
    await ctx.db.insert(assignmentMoves).values({
      ...line,
      id: ctx.newId(),
      assignmentId: offer?.id ?? "",
      fromState: "offered",
      toState: "accepted",
      createdAt: new Date(at.getTime() + 1000),
    });
    const note = { id: ctx.newId(), tripId, bookingId, author: "system", createdAt: at };
    await ctx.db.insert(tripNotes).values({ ...note, kind: "note", text: "Gate is locked after six." });
    await ctx.db.insert(tripFlights).values({
      tripId,
      flightNumber: "BA 59",
      status: "delayed",
      source: "team",
      checkedAt: at,
      expectedAt: at,
    });

    const answer = await tripDetails(ctx, { trip_id: tripId });

    expect(answer).toMatchObject({
      ok: true,
      value: {
        trip: { id: tripId, bags: 3, child_seats: 1, stops: ["Woolworths, Kloof Street"], flight: "BA 59" },
        booking: { id: bookingId, is_paid: false },
        flight: { number: "BA 59", status: "delayed", expected_at: at.toISOString() },
        notes: [{ kind: "note", text: "Gate is locked after six.", by: null }],
        offers: [{ who: "Sipho Ndlovu", plate: "CA 482-117", state: "accepted" }],
        history: [{ change: { of: "offer", to: "accepted", who: "Sipho Ndlovu" } }, { change: { to: "assigned" } }],
      },
    });
  }));

test("a trip that is not confirmed is not there", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await writeTrip(ctx, at, { trip: { state: "planned" } });
    expect(await tripDetails(ctx, { trip_id: tripId })).toEqual({ ok: false, reason: "not_found" });
    expect(await tripDetails(ctx, { trip_id: ctx.newId() })).toEqual({ ok: false, reason: "not_found" });
  }));

test("an assignment against the rules is shown with its reason and every rule it breaks", () =>
  inTransaction(async (ctx) => {
    const [driver, vehicle] = [aDriver(), aVehicle()];
    await ctx.db.insert(drivers).values(driver);
    await ctx.db.insert(vehicles).values(vehicle);
    const { tripId } = await writeTrip(ctx, at, { crew: { driverId: driver.id, vehicleId: vehicle.id } });
    const override = async () => {
      const answer = await tripDetails(ctx, { trip_id: tripId });
      return answer.ok && answer.value.offers[0]?.override;
    };
    expect(await override()).toBeNull();
    const [offer] = await ctx.db.update(assignments).set({ overrideReason: "Seen by me" }).returning();
    await recordAudit(ctx, {
      action: "assignment.overridden",
      subject: { kind: "assignment", id: offer?.id ?? "" },
      details: {
        reasons: [
          { text: "The permit is missing." },
          { text: "He is away then. A dispatcher can override this with a reason." },
        ],
      },
    });
    expect(await override()).toEqual({ reason: "Seen by me", against: ["The permit is missing.", "He is away then."] });
  }));
