import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listServices } from "./list-services.ts";

test("services in the order of the menu, each with the bookings ahead of it", () =>
  inTransaction(async (ctx) => {
    const ahead = addHours(ctx.now, 24);
    const rows = [
      aBooking({ pickupAt: ahead }),
      aBooking({ pickupAt: ahead, serviceType: "group_transport", offer: "coach-hire" }),
      aBooking({ pickupAt: addHours(ctx.now, -24) }),
      aBooking({ pickupAt: ahead, state: "cancelled" }),
      aBooking({ pickupAt: ahead, isTest: true }),
    ];
    await ctx.db.insert(bookings).values(rows);
    const { services } = (await listServices(ctx)).value;
    expect(services.map(({ slug, name, choice }) => ({ slug, name, choice }))).toEqual(
      startingServices.map(({ slug, name, choice }) => ({ slug, name, choice })),
    );
    const booked = services.filter((one) => one.booked > 0).map(({ slug, booked }) => [slug, booked]);
    expect(booked).toEqual([
      ["airport-transfers", 1],
      ["coach-hire", 1],
    ]);
  }));
