import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { saveOfService } from "#testing/builders/services/a-service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveService } from "./move-service.ts";
import { orderServices } from "./order-services.ts";
import { saveService } from "./save-service.ts";
import { findServiceRow } from "./views.ts";

const slug = "wine-farm-transfer";

test("a service goes on sale, and ends once no booking of it lies ahead", () =>
  inTransaction(async (ctx) => {
    await saveService(ctx, saveOfService());
    expect(await moveService(ctx, { slug, version: 1, to: "on_sale" })).toMatchObject({ value: { version: 2 } });
    await orderServices(ctx, { slugs: [...menu, slug], choices: ["custom", slug] });
    const booking = aBooking({ offer: slug, pickupAt: addHours(ctx.now, 48) });
    await ctx.db.insert(bookings).values(booking);
    const end = (version: number) => moveService(ctx, { slug, version, to: "ended" });
    expect(await end(2)).toMatchObject({ ok: false, reason: "still_used" });
    await ctx.db.update(bookings).set({ state: "cancelled" });
    expect(await end(2)).toMatchObject({ ok: true });
    expect(await findServiceRow(ctx.db, slug)).toMatchObject({ state: "ended", choice: null });
  }));

test("the usual service of its kind pauses, and does not end", () =>
  inTransaction(async (ctx) => {
    const move = (version: number, to: "paused" | "ended") =>
      moveService(ctx, { slug: "staff-transport", version, to });
    expect(await move(1, "ended")).toMatchObject({ ok: false, reason: "is_usual" });
    expect(await move(1, "paused")).toMatchObject({ ok: true, value: { state: "paused" } });
  }));

test("an ended service comes back only if no other has taken its address since", () =>
  inTransaction(async (ctx) => {
    const coaches = "coach-hire";
    expect(await moveService(ctx, { slug: coaches, version: 1, to: "ended" })).toMatchObject({ ok: true });
    const taken = saveOfService();
    await saveService(ctx, { ...taken, service: { ...taken.service, bookSlug: coaches } });
    expect(await moveService(ctx, { slug: coaches, version: 2, to: "paused" })).toMatchObject({
      ok: false,
      reason: "address_taken",
    });
  }));

const menu = [
  "airport-transfers",
  "private-shuttles",
  "chauffeur-services",
  "corporate-events",
  "coach-hire",
  "staff-transport",
  "car-hire",
  "day-tour",
  "custom",
];
