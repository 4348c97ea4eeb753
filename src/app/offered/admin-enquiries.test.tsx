import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { quotes } from "#db/schema/quotes.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { enquiryStates } from "#domain/enquiry/enquiry-lifecycle.ts";
import { quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import { EnquiryPanel } from "#features/crm/leads/ui/enquiry-panel.tsx";
import { RequestPanel } from "#features/crm/leads/ui/request-panel.tsx";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { bookingNow, quotedRequest, reference } from "#testing/builders/money/a-quoted-request.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const takers = ["no one", "me", "another"] as const;
const cases = enquiryStates.flatMap((state) => takers.map((taker) => ({ state, taker })));

test.each(cases)("an enquiry that is $state, assigned to $taker", ({ state, taker }) =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const other = await asAdmin(ctx, "Zola Dube");
    lookAs(admin);
    const whose = { "no one": ctx, me: admin, another: other }[taker].actor;
    const id = await givenEnquiry(ctx);
    const takenBy = whose.kind === "person" ? whose.userId : null;
    await ctx.db.update(enquiries).set({ state, takenBy }).where(eq(enquiries.id, id));
    const offered = await pressOffered(admin, <EnquiryPanel id={id} />, {
      ready: () => screen.getByText("A day in the Winelands?"),
      entries: { Answer: "Yes, gladly" },
    });
    if (state === "new") expect(Object.keys(offered)).toEqual(expect.arrayContaining(["Build quote", "Send answer"]));
  }),
);

async function pressRequest(admin: Context, id: string) {
  lookAs(admin);
  const offered = await pressOffered(admin, <RequestPanel id={id} onClose={() => {}} />, {
    ready: () => screen.getByText("Tariff price"),
  });
  return Object.keys(offered);
}

const requests = bookingStates.flatMap((state) => [
  { state, hours: 200 },
  ...(state === "requested" || state === "quoted" ? [{ state, hours: 6 }] : []),
]);

test.each(requests)("a booking request that is $state, its pickup in $hours hours", ({ state, hours }) =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await createBooking({ ...ctx, newReference: () => reference }, aBookingRequest({ passengers: 46 }));
    const id = (await bookingNow(ctx))?.id ?? "";
    await ctx.db
      .update(bookings)
      .set({ state, pickupAt: addHours(ctx.now, hours) })
      .where(eq(bookings.id, id));
    const offered = await pressRequest(admin, id);
    if (state === "requested") expect(offered).toContain("Build quote");
    expect(offered.some((name) => name.startsWith("Confirm"))).toBe(
      hours > 12 && ["requested", "quoted"].includes(state),
    );
  }),
);

test.each(quoteStates)("a booking request whose quote is %s", (state) =>
  inTransaction(async (ctx) => {
    const { clerk, quoteId } = await quotedRequest(ctx);
    await ctx.db.update(quotes).set({ state }).where(eq(quotes.id, quoteId));
    await pressRequest(clerk, (await bookingNow(ctx))?.id ?? "");
  }),
);
