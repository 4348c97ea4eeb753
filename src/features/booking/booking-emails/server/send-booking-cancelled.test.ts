import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { bookingMoves } from "#db/schema/booking.ts";
import { type OurReason, ourReasons } from "#domain/booking/cancellation.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { newId } from "#platform/ids.ts";
import { readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { atDesk } from "#testing/builders/booking/at-desk.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelAtDesk } from "../../desk/server/cancel-at-desk.ts";
import { cancelBooking } from "../../self-service/server/cancel-booking.ts";
import { sendBookingCancelled } from "./send-booking-cancelled.ts";

test("the email takes the trip out of the calendar and says what comes back, and when", () =>
  inTransaction(async (ctx, world) => {
    const { id, opening } = await writeSold(ctx);
    const wish = { legs: null, reason: "CUSTOMER_PLANS", expected_fee_cents: 0, document: null } as const;
    await cancelBooking(ctx, { ...opening, ...wish });
    const [event] = world.events;
    if (event?.type !== "booking.cancelled") throw new Error("No event was emitted.");
    await sendBookingCancelled(ctx, event);

    const email = world.emails.at(-1);
    const calendar = String(email?.attachments?.[0]?.content).replaceAll("\r\n ", "");
    expect(calendar).toContain("METHOD:CANCEL");
    expect(calendar).toContain(`UID:${opening.reference}-1@capetownshuttle.example`);
    expect(calendar).toContain("SEQUENCE:1");
    expect(calendar).toContain("STATUS:CANCELLED");
    const text = email ? toPlainText(await render(email.content)) : "";
    expect(text).toContain("Cancellation fee: none");
    expect(text).toMatch(/Refund: R\d/);
    expect(text).toContain("3–5 working days");
    expect((await readSold(ctx, id)).booking.calendarSequence).toBe(1);
  }));

test.each(Object.entries(ourReasons))(
  "a cancellation by us for %s says why, apologises, refunds and shows a way on",
  (code, because) =>
    atDesk(async (ctx, world) => {
      const { id, opening } = await writeSold(ctx);
      const { version } = (await readSold(ctx, id)).booking;
      const input = { id, version, legs: [], note: "For our team only" };
      expect(await cancelAtDesk(ctx, { ...input, code: code as OurReason })).toMatchObject({ ok: true });
      const event = world.events.find(({ type }) => type === "booking.cancelled");
      if (event?.type !== "booking.cancelled") throw new Error("No event was emitted.");
      await sendBookingCancelled(ctx, event);
      const email = world.emails.at(-1);
      const html = email ? await render(email.content) : "";
      const text = toPlainText(html).replaceAll(/\s+/g, " ");
      expect(text).toContain(`We’re sorry: we’ve had to cancel your booking ${opening.reference} because ${because}.`);
      expect(text).toContain("Cancellation fee: none");
      expect(text).toMatch(/We’ll refund R\d/);
      expect(text).toContain(`${refundPromise} ${bankShowsRefund}`);
      expect(text).toContain("Do you still need to travel?");
      expect(html).toContain("https://capetownshuttle.example/booking?service=");
      expect(text).not.toContain("For our team only");
    }),
);

test("what was never confirmed was never in a calendar", () =>
  inTransaction(async (ctx, world) => {
    const { id, opening } = await writeSold(ctx);
    await ctx.db.delete(bookingMoves);
    await ctx.db
      .insert(bookingMoves)
      .values({ id: newId(), bookingId: id, toState: "requested", actor: "visitor", createdAt: ctx.now });
    const event = {
      type: "booking.cancelled",
      reference: opening.reference,
      code: "DUPLICATE",
      legs: [1],
      isWhole: true,
    } as const;
    await sendBookingCancelled(ctx, event);
    expect(world.emails.at(-1)?.attachments).toEqual([]);
  }));
