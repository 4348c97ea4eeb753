import { render } from "@react-email/render";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { at, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { sendBookingCancelled } from "../../booking-emails/server/send-booking-cancelled.ts";
import { bookingDeskContract } from "../../desk/contract.ts";
import { editBooking } from "../../desk/server/edit-booking.ts";
import { remindCustomers } from "../../holds/server/remind-customers.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { sendBookingChanged } from "./send-booking-changed.ts";

const returnAt = at("2026-12-02", "10:00");
const withReturn = (ctx: Context) => writeSold(ctx, { returnAt });
const back = { return_date: "2026-12-02", return_time: "10:00" };

type Opening = { readonly reference: string; readonly code: string };
const cancelReturn = (ctx: Context, opening: Opening) =>
  cancelBooking(ctx, { ...opening, legs: [2], reason: "CUSTOMER_PLANS", expected_fee_cents: 0, document: null });

async function edit(ctx: Context, id: string, changes: object) {
  const team = await askingAs(ctx, {
    email: `office-${newId()}@example.com`,
    name: "Nomsa Dlamini",
    roles: ["admin"],
  });
  const { booking } = await readSold(ctx, id);
  const facts = {
    service_type: booking.serviceType,
    pickup_location: booking.pickupLocation,
    destination: booking.destination,
    pickup_date: "2026-11-28",
    pickup_time: "14:00",
    passengers: booking.passengers,
    bags: booking.bags,
    first_name: booking.firstName,
    last_name: booking.lastName,
    email: booking.email,
    phone: booking.phone,
    flight_number: booking.flightNumber,
  };
  const result = bookingDeskContract.editBooking.input.parse({ ...facts, id, version: booking.version, ...changes });
  const done = await editBooking(team, result);
  if (!done.ok) throw new Error(done.reason);
}

/** The last email's calendar files: what each says of which trip, in which version. */
function filesOf({ emails }: World) {
  const files = (emails.at(-1)?.attachments ?? []).filter(({ type }) => type.startsWith("text/calendar"));
  return files.map(({ name, type, content }) => {
    const text = String(content).replaceAll("\r\n ", "");
    const said = (key: string) => new RegExp(`^${key}:(.*)\r$`, "m").exec(text)?.[1];
    expect(type).toContain(`method=${said("METHOD")}`);
    return [name, said("METHOD"), said("UID"), said("SEQUENCE"), said("STATUS")];
  });
}

async function tell(ctx: Context, world: World): Promise<void> {
  const event = world.events.findLast(({ type }) => type === "booking.changed" || type === "booking.cancelled");
  if (event?.type === "booking.changed") await sendBookingChanged(ctx, event);
  if (event?.type === "booking.cancelled") await sendBookingCancelled(ctx, event);
}

const host = "capetownshuttle.example";

describe("the calendar of a guest whose way back is taken away", () => {
  test("by our team: its entry is cancelled, the outbound trip stays", () =>
    inTransaction(async (ctx, world) => {
      const { id, opening } = await withReturn(ctx);
      await edit(ctx, id, {});
      await tell(ctx, world);
      expect(filesOf(world)).toEqual([
        [`${opening.reference}.ics`, "REQUEST", `${opening.reference}-1@${host}`, "1", "CONFIRMED"],
        [`${opening.reference}-2.ics`, "CANCEL", `${opening.reference}-2@${host}`, "1", "CANCELLED"],
      ]);
    }));

  test("and given back: the entry returns with the next version, and the trip is driven again", () =>
    inTransaction(async (ctx, world) => {
      const { id, opening } = await withReturn(ctx);
      await edit(ctx, id, {});
      await edit({ ...ctx, now: addHours(ctx.now, 1) }, id, back);
      await tell(ctx, world);
      expect(filesOf(world).map(([, method, uid, sequence]) => [method, uid, sequence])).toEqual([
        ["REQUEST", `${opening.reference}-1@${host}`, "2"],
        ["REQUEST", `${opening.reference}-2@${host}`, "2"],
      ]);
      expect((await readSold(ctx, id)).legs).toMatchObject([
        { state: "unassigned" },
        { state: "unassigned", cancelledAt: null },
      ]);
    }));

  test("and what changes later says no more of it", () =>
    inTransaction(async (ctx, world) => {
      const { id, opening } = await withReturn(ctx);
      await edit(ctx, id, {});
      await edit({ ...ctx, now: addHours(ctx.now, 1) }, id, { pickup_time: "15:00" });
      await tell(ctx, world);
      expect(filesOf(world).map(([, method, uid]) => [method, uid])).toEqual([
        ["REQUEST", `${opening.reference}-1@${host}`],
      ]);
    }));

  test("by the customer: its entry alone is cancelled", () =>
    inTransaction(async (ctx, world) => {
      const { opening } = await withReturn(ctx);
      expect(await cancelReturn(ctx, opening)).toMatchObject({ ok: true });
      await tell(ctx, world);
      expect(filesOf(world).map(([, ...said]) => said)).toEqual([
        ["CANCEL", `${opening.reference}-2@${host}`, "1", "CANCELLED"],
      ]);
    }));
});

describe("the reminder of the way back", () => {
  const remindAt = (ctx: Context, hoursBefore: number) =>
    remindCustomers({ ...ctx, now: addHours(returnAt, -hoursBefore) });
  const subjects = ({ emails }: World) => emails.map(({ subject }) => subject);
  const wayThereOver = async (ctx: Context, id: string, state: TripState = "completed") => {
    await ctx.db.update(bookings).set({ state: "in_progress", remindedAt: at("2026-11-27", "14:00") });
    await ctx.db
      .update(trips)
      .set({ state })
      .where(and(eq(trips.bookingId, id), eq(trips.leg, 1)));
  };

  test("comes once, a day before, although the outbound trip is over", () =>
    inTransaction(async (ctx, world) => {
      const { id, opening } = await withReturn(ctx);
      await wayThereOver(ctx, id);
      await remindAt(ctx, 24.1);
      expect(subjects(world)).toEqual([]);
      for (const hours of [23.9, 12, 1]) await remindAt(ctx, hours);
      expect(subjects(world)).toEqual([`Your return trip on Wed 2 Dec 2026, 10:00 (${opening.reference})`]);
      const text = plainText(await render(world.emails[0]?.content));
      expect(text).toContain("See you tomorrow");
      expect(text).toMatch(/From:?\s+Gardens, Cape Town/);
      expect(text).not.toMatch(/28 Nov|BA 59/);
    }));

  test("and the outbound trip has its own", () =>
    inTransaction(async (ctx, world) => {
      await withReturn(ctx);
      for (const now of [at("2026-11-27", "15:00"), at("2026-11-27", "16:00"), at("2026-12-01", "11:00")])
        await remindCustomers({ ...ctx, now });
      expect(subjects(world)).toEqual([
        expect.stringContaining("Your trip on Sat 28 Nov 2026, 14:00"),
        expect.stringContaining("Your return trip on Wed 2 Dec 2026, 10:00"),
      ]);
    }));

  test.each([
    ["our team took it away", (ctx: Context, { id }: { id: string }) => edit(ctx, id, {})],
    ["the customer cancelled it", (ctx: Context, { opening }: { opening: Opening }) => cancelReturn(ctx, opening)],
    ["all of it is cancelled", (ctx: Context) => ctx.db.update(bookings).set({ state: "cancelled" })],
  ])("does not come once %s", (_how, takeAway) =>
    inTransaction(async (ctx, world) => {
      const sold = await withReturn(ctx);
      await takeAway(ctx, sold);
      await remindAt(ctx, 20);
      expect(world.emails).toEqual([]);
    }),
  );

  test("comes again only for another day", () =>
    inTransaction(async (ctx, world) => {
      const { id } = await withReturn(ctx);
      await remindAt(ctx, 23);
      const moveBack = (hours: number) =>
        ctx.db
          .update(trips)
          .set({ pickupAt: addHours(returnAt, hours), plannedEnd: addHours(returnAt, hours + 1) })
          .where(and(eq(trips.bookingId, id), eq(trips.leg, 2)));
      await moveBack(1);
      await remindAt(ctx, 20);
      expect(world.emails).toHaveLength(1);
      await moveBack(72);
      await remindAt(ctx, -49);
      expect(subjects(world)[1]).toContain("Your return trip on Sat 5 Dec 2026, 10:00");
    }));
});
