import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { attributions } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordAttribution } from "./record-attribution.ts";

const code = () => `T${newId().replaceAll("-", "").toUpperCase()}`;

test("first and last contact are recorded, the claim next to the result, and another partner’s claim is flagged", () =>
  inTransaction(async (ctx) => {
    const [first, last] = [code(), code()];
    await asHotel(ctx, { affiliateCode: first });
    const { hotelId } = await asHotel(ctx, { affiliateCode: last });
    const booking = aBooking({
      partnerId: hotelId,
      affiliateId: last.toLowerCase(),
      claimedRate: 0.9,
      appliedRate: 0.1,
    });
    await ctx.db.insert(bookings).values(booking);
    const touch = {
      channel: "qr" as const,
      firstCode: first,
      firstTouchAt: "2026-11-01T08:00:00.000Z",
      lastTouchAt: "2026-11-18T08:00:00.000Z",
    };
    const event = { type: "booking.created", reference: booking.reference, touch } as const;
    await recordAttribution(ctx, event);
    await recordAttribution(ctx, { ...event, touch: { channel: "link" } });
    expect(await ctx.db.select().from(attributions).where(eq(attributions.bookingId, booking.id))).toMatchObject([
      {
        organisationId: hotelId,
        channel: "qr",
        firstCode: first,
        lastCode: last.toLowerCase(),
        agentId: null,
        firstTouchAt: new Date(touch.firstTouchAt),
        lastTouchAt: new Date(touch.lastTouchAt),
        claimedRate: 0.9,
        appliedRate: 0.1,
        flags: ["double_claim"],
      },
    ]);
  }));

test("a booking by front desk staff counts as the dashboard’s, with its user; one for their own address is flagged", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    const own = { organisationId: hotel.hotelId, partnerId: hotel.hotelId, appliedRate: 0.1, bookerId: hotel.userId };
    const [guest, self] = [aBooking(own), aBooking({ ...own, email: hotel.email })];
    await ctx.db.insert(bookings).values([guest, self]);
    for (const { reference } of [guest, self]) await recordAttribution(ctx, { type: "booking.created", reference });
    const kept = await ctx.db.select().from(attributions).where(eq(attributions.organisationId, hotel.hotelId));
    const flagsOf = (id: string) => kept.find(({ bookingId }) => bookingId === id);
    expect(flagsOf(guest.id)).toMatchObject({ channel: "portal", agentId: hotel.userId, flags: [] });
    expect(flagsOf(self.id)).toMatchObject({ channel: "portal", flags: ["self_booking"] });
  }));
