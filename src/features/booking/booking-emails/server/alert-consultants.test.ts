import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { book, created } from "#testing/builders/booking/a-new-booking.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { alertConsultants } from "./alert-consultants.ts";

describe("our team", () => {
  test("learns who waits and until when", () =>
    inTransaction(async (ctx, world) => {
      await book(ctx);
      await alertConsultants(ctx, created);
      expect(world.emails).toMatchObject([
        {
          key: "new-booking:CTS-7K3M9Q",
          to: "hello@capetownshuttle.example",
          subject: "New booking CTS-7K3M9Q: answer by Fri 20 Nov 2026, 10:20",
        },
      ]);
      expect(toPlainText(await render(world.emails[0]?.content))).toContain("Customer: Thandi Mokoena");
    }));

  test("learns of a booking that waits for payment only", () =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
      await book(ctx);
      await alertConsultants(ctx, created);
      expect(world.emails[0]?.subject).toBe("New booking CTS-7K3M9Q: held until Fri 20 Nov 2026, 10:30");
    }));

  test("gets no email about a test booking", () =>
    inTransaction(async (ctx, world) => {
      await book(ctx, { is_test: true });
      await alertConsultants(ctx, created);
      expect(world.emails).toEqual([]);
    }));
});
