import { expect, test } from "vitest";
import { asOurTeam, signUp } from "#testing/builders/booking/a-booking-list.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listBookingViews } from "./list-booking-views.ts";
import { removeBookingView } from "./remove-booking-view.ts";
import { saveBookingView } from "./save-booking-view.ts";

test("a view is removed by the person who saved it and by no one else", () =>
  inTransaction(async (ctx) => {
    await signUp(ctx);
    const saved = await saveBookingView(ctx, { page: "bookings", name: "Mine", query: "mine=1" });
    if (!saved.ok) throw new Error(saved.reason);
    const { id } = saved.value;
    const other = await askingAs(ctx, { email: "other@example.com", roles: ["admin"] });
    expect(await removeBookingView(other, { id })).toMatchObject({ ok: false, reason: "not_found" });
    expect((await listBookingViews(ctx, { page: "bookings" })).value.views).toHaveLength(1);
    expect(await removeBookingView(ctx, { id })).toMatchObject({ ok: true });
    expect(await removeBookingView(ctx, { id })).toMatchObject({ ok: false, reason: "not_found" });
  }, asOurTeam));
