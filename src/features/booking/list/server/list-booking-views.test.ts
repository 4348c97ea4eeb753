import { expect, test } from "vitest";
import { asOurTeam, signUp } from "#testing/builders/booking/a-booking-list.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listBookingViews } from "./list-booking-views.ts";
import { saveBookingView } from "./save-booking-view.ts";

test("everyone sees their own views only, by name", () =>
  inTransaction(async (ctx) => {
    await signUp(ctx);
    await saveBookingView(ctx, { page: "bookings", name: "Unpaid", query: "money=unpaid" });
    await saveBookingView(ctx, { page: "bookings", name: "Mine", query: "mine=1" });
    const { value } = await listBookingViews(ctx, { page: "bookings" });
    expect(value.views.map(({ name, query, is_default }) => [name, query, is_default])).toEqual([
      ["Mine", "mine=1", false],
      ["Unpaid", "money=unpaid", false],
    ]);
    const other = await askingAs(ctx, { email: "other@example.com", roles: ["admin"] });
    expect((await listBookingViews(other, { page: "bookings" })).value.views).toEqual([]);
  }, asOurTeam));
