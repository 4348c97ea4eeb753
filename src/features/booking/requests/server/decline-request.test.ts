import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { bookingMoves } from "#db/schema/booking.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { refuse } from "#domain/result.ts";
import { team, writeRequest } from "#testing/builders/booking/an-open-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { declineRequest } from "./decline-request.ts";

describe("declining", () => {
  test("says why and what instead, once", () =>
    inTransaction(async (ctx, world) => {
      const id = await writeRequest(ctx);
      const clerk = await team(ctx);
      const said = { id, version: 1, reason: "no_vehicle", alternatives: "The day after at 09:00." } as const;
      expect(await declineRequest(clerk, said)).toMatchObject({ value: { state: "declined", version: 2 } });
      expect(await declineRequest(clerk, { ...said, version: 2 })).toMatchObject(refuse("not_possible"));
      expect(world.events).toEqual([{ type: "booking.declined", reference: "CTS-7K3M9Q" }]);
      expect(await ctx.db.select().from(bookingMoves)).toMatchObject([{ toState: "declined", reason: "no_vehicle" }]);
      expect(world.emails).toHaveLength(1);
      const text = world.emails[0] ? toPlainText(await render(world.emails[0].content)) : "";
      expect(text).toContain("We have no vehicle available at that time.");
      expect(text).toContain("The day after at 09:00.");
    }));

  test.each(["awaiting_payment", "confirmed", "cancelled"] as const satisfies BookingState[])(
    "is too late once it is %s",
    (state) =>
      inTransaction(async (ctx, world) => {
        const id = await writeRequest(ctx, { state });
        const answer = await declineRequest(await team(ctx), { id, version: 1, reason: "other", alternatives: "" });
        expect(answer).toMatchObject(refuse("not_possible"));
        expect(world.emails).toEqual([]);
      }),
  );
});
