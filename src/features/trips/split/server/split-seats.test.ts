import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { sendPartToDriver } from "./send-part-to-driver.ts";
import { splitTrip } from "./split-trip.ts";

const noon = momentOf(addDays(localDateOf(testNow), 1), localTime("12:00"));
const coach = { vehicleClass: "luxury_coach", seats: 22, bags: 22 } as const;
const bus = { vehicleClass: "luxury_coach", seats: 13, bags: 13 } as const;

async function give(ctx: Context, tripId: string, crew: { driver_id: string; vehicle_id: string }) {
  const { version } = await readTrip(ctx, tripId);
  return assignTrip(ctx, { trip_id: tripId, version, ...crew });
}

describe("child seats of a split trip", () => {
  const family = { childSeats: 3, childSeatSizes: { infant_seat: 1, booster_seat: 1 } };
  const seatsOf = async (ctx: Context, bookingId: string) =>
    (await ctx.db.select().from(trips).where(eq(trips.bookingId, bookingId)).orderBy(trips.part)).map((one) => [
      one.childSeats,
      one.childSeatSizes,
    ]);
  const [first, second] = [
    { passengers: 13, bags: 9 },
    { passengers: 7, bags: 6 },
  ];

  test("are in the first vehicle by default, or where dispatch puts them", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId, bookingId } = await writeLargeTrip(ctx, noon, {}, family);
      await splitOver(ctx, tripId);
      expect(await seatsOf(ctx, bookingId)).toEqual([
        [3, { infant_seat: 1, booster_seat: 1 }],
        [0, {}],
      ]);
      const parts = [
        { ...first, child_seats: 1, child_seat_sizes: { booster_seat: 1 } },
        { ...second, child_seats: 2, child_seat_sizes: { infant_seat: 1 } },
      ];
      const { version } = await readTrip(ctx, tripId);
      expect(await splitTrip(ctx, { trip_id: tripId, version, parts })).toMatchObject({ ok: true });
      expect(await seatsOf(ctx, bookingId)).toEqual([
        [1, { booster_seat: 1 }],
        [2, { infant_seat: 1 }],
      ]);
      // Other changes leave them where they are.
      await splitOver(ctx, tripId, [
        { passengers: 12, bags: 9 },
        { passengers: 8, bags: 6 },
      ]);
      expect(await seatsOf(ctx, bookingId)).toEqual([
        [1, { booster_seat: 1 }],
        [2, { infant_seat: 1 }],
      ]);
    }));

  test("that do not add up by size are refused", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await writeLargeTrip(ctx, noon, {}, family);
      const parts = [{ ...first, child_seats: 3, child_seat_sizes: { infant_seat: 2, booster_seat: 1 } }, second];
      const answer = await splitTrip(ctx, { trip_id: tripId, version: 1, parts });
      expect(answer).toMatchObject({ ok: false, reason: "seats_differ" });
    }));

  test("that move to another vehicle are announced to both drivers", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const { tripId } = await writeLargeTrip(ctx, noon, {}, family);
      const [, secondId = ""] = await splitOver(ctx, tripId);
      await give(ctx, tripId, await writeCrew(ctx, { vehicle: coach, driver: { email: "first@example.com" } }));
      await give(ctx, secondId, await writeCrew(ctx, { vehicle: bus, driver: { email: "second@example.com" } }));
      const { version } = await readTrip(ctx, tripId);
      const parts = [
        { trip_id: tripId, ...first, child_seats: 2, child_seat_sizes: { booster_seat: 1 } },
        { trip_id: secondId, ...second, child_seats: 1, child_seat_sizes: { infant_seat: 1 } },
      ];
      expect(await splitTrip(ctx, { trip_id: tripId, version, parts })).toMatchObject({ ok: true });
      const event = world.events.at(-1);
      if (event?.type !== "trip.parts_changed") throw new Error("No event was emitted.");
      await sendPartToDriver(ctx, event);
      const textOf = async (to: string) =>
        plainText(await render(world.emails.find((email) => email.to === to)?.content)).replaceAll(/\s+/g, " ");
      expect(await textOf("first@example.com")).toContain(
        "You take 13 passengers, 9 bags, 2 child seats (1 booster, 1 size unknown).",
      );
      expect(await textOf("second@example.com")).toContain("You take 7 passengers, 6 bags, 1 child seat (1 infant).");
    }));
});
