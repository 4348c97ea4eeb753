import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asOurTeam, signUp } from "#testing/builders/booking/a-booking-list.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listBookingViews } from "./list-booking-views.ts";
import { removeBookingView } from "./remove-booking-view.ts";
import { saveBookingView } from "./save-booking-view.ts";

test("a saved view is the person's own; the same name takes its place", async () => {
  await inTransaction(async (ctx) => {
    await signUp(ctx);
    await saveBookingView(ctx, { page: "bookings", name: "Mine", query: "mine=1" });
    const kept = await saveBookingView(ctx, { page: "bookings", name: "Mine", query: "mine=1&sort=pickup" });
    const { value } = await listBookingViews(ctx, { page: "bookings" });
    expect(value.views.map(({ name, query }) => ({ name, query }))).toEqual([
      { name: "Mine", query: "mine=1&sort=pickup" },
    ]);
    expect(await removeBookingView(ctx, { id: newId() })).toMatchObject({ ok: false, reason: "not_found" });
    if (kept.ok) await removeBookingView(ctx, { id: kept.value.id });
    expect((await listBookingViews(ctx, { page: "bookings" })).value.views).toEqual([]);
  }, asOurTeam);
});
