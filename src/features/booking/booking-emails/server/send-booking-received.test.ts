import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { book, created } from "#testing/builders/booking/a-new-booking.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendBookingReceived } from "./send-booking-received.ts";

describe("the confirmation", () => {
  test("goes to the customer once", () =>
    inTransaction(async (ctx, world) => {
      await book(ctx);
      await sendBookingReceived(ctx, created);
      expect(world.emails).toMatchObject([
        {
          key: "request-received:CTS-7K3M9Q",
          to: "thandi@example.com",
          subject: "Booking request CTS-7K3M9Q received",
        },
      ]);
    }));

  test("tells the trip, the promise and how to reach us", () =>
    inTransaction(async (ctx, world) => {
      await book(ctx, { return_date: "2026-12-02", return_time: "16:30", destination: "" });
      await sendBookingReceived(ctx, created);
      const email = toPlainText(await render(world.emails[0]?.content));
      expect(email).toContain("by Fri 20 Nov 2026, 10:20");
      for (const line of [
        "Reference: CTS-7K3M9Q",
        "Service: Airport Transfer",
        "Pickup: Sat 28 Nov 2026, 09:00",
        "From: Cape Town International Airport",
        "To: to be agreed",
        "Return trip: Wed 2 Dec 2026, 16:30",
        "Passengers: 2",
        "12 Sample Street, Cape Town",
      ])
        expect(email.split("\n")).toContain(line);
    }));

  test("of a vehicle that is held asks for the money, and says until when", () =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
      await book(ctx);
      await sendBookingReceived(ctx, created);
      expect(world.emails).toMatchObject([
        { key: "booking-held:CTS-7K3M9Q", subject: "Booking CTS-7K3M9Q: please pay to confirm" },
      ]);
      const email = toPlainText(await render(world.emails[0]?.content));
      expect(email).toContain("Your trip costs R350. We hold your vehicle until Fri 20 Nov 2026, 10:30.");
      expect(email).toContain(`/payment-selection?booking=CTS-7K3M9Q&code=${ctx.accessCodeFor("CTS-7K3M9Q")}`);
    }));

  test.each([
    [49, ["Vehicle: Large coach"]],
    [55, []],
  ])("of %i people names a vehicle only where one takes them all", (passengers, named) =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "large_coach", seats: 49 }));
      await book(ctx, { service_type: "staff_transport", passengers });
      await sendBookingReceived(ctx, created);
      const email = toPlainText(await render(world.emails[0]?.content));
      expect(email).toContain(`Passengers: ${passengers}`);
      expect(email.split("\n").filter((line) => line.startsWith("Vehicle"))).toEqual(named);
    }),
  );

  test("of a test booking says so", () =>
    inTransaction(async (ctx, world) => {
      await book(ctx, { is_test: true });
      await sendBookingReceived(ctx, created);
      expect(world.emails[0]?.subject).toBe("[Test] Booking request CTS-7K3M9Q received");
    }));
});
