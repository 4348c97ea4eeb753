import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asOurTeam, signUp } from "#testing/builders/booking/a-booking-list.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeBookingView } from "./change-booking-view.ts";
import { listBookingViews } from "./list-booking-views.ts";
import { saveBookingView } from "./save-booking-view.ts";

test("a view is renamed, and one at most opens the list", async () => {
  await inTransaction(async (ctx) => {
    await signUp(ctx);
    const [one, two] = [
      await saveBookingView(ctx, { page: "bookings", name: "One", query: "a=1" }),
      await saveBookingView(ctx, { page: "bookings", name: "Two", query: "b=1" }),
    ];
    if (!one.ok || !two.ok) throw new Error("not saved");
    const change = (id: string, name: string, is_default: boolean) => changeBookingView(ctx, { id, name, is_default });
    await change(one.value.id, "First", true);
    await change(two.value.id, "Two", true);
    expect(
      (await listBookingViews(ctx, { page: "bookings" })).value.views.map(({ name, is_default }) => [name, is_default]),
    ).toEqual([
      ["First", false],
      ["Two", true],
    ]);
    expect(await change(one.value.id, "Two", false)).toMatchObject({ reason: "name_taken" });
    expect(await change(newId(), "Three", false)).toMatchObject({ reason: "not_found" });
    // Saved again under the same name with other filters, it still opens the list.
    expect(await saveBookingView(ctx, { page: "bookings", name: "Two", query: "c=1" })).toMatchObject({
      value: { is_default: true },
    });
  }, asOurTeam);
});
