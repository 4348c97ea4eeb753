import { expect, test } from "vitest";
import { keepLooks, noteLook } from "#platform/audit.ts";
import { createWatch } from "#platform/watch.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { fillEverywhere, guest } from "#testing/builders/people/a-person-everywhere.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { personalData } from "../../../../app/personal-data.ts";
import { listLooks } from "./list-looks.ts";
import { findRecordsOf } from "./person-views.ts";

test("a look is noted in memory, written with the next flush, and found by the person and by the colleague", () =>
  inTransaction(async (ctx) => {
    await fillEverywhere(ctx, personalData, null);
    const watch = createWatch(() => ctx.now);
    const naledi = { ...(await askingAs(ctx, { name: "Naledi Jacobs", roles: ["dispatcher"] })), watch };
    const customer = { ...(await askingAs(ctx, { email: "c@example.com" })), watch };
    const [booking = ""] = (await findRecordsOf(ctx.db, { userId: null, email: guest.email })).bookings;
    const look = { action: "booking.viewed", kind: "booking", id: booking };
    noteLook(naledi, look);
    noteLook(naledi, look);
    noteLook(naledi, { ...look, id: "018f0000-0000-7000-8000-000000000000" });
    noteLook(customer, look);
    const { looks } = watch.take();
    expect(looks.map(({ actorId }) => actorId)).toEqual([naledi.userId, naledi.userId]);
    // A flush that fails gives them back, and none is lost.
    watch.giveBack(looks);
    await keepLooks(ctx.db, watch.take().looks);
    expect(watch.take().looks).toEqual([]);

    const found = async (by: object) =>
      (await listLooks(ctx, { person: "", colleague: "", size: 50, after: null, ...by })).value.looks;
    expect(await found({})).toHaveLength(2);
    expect(await found({ person: guest.email })).toMatchObject([
      { by: "Naledi Jacobs", action: "booking.viewed", subject: { id: booking } },
    ]);
    expect(await found({ colleague: "naledi" })).toHaveLength(2);
    expect(await found({ colleague: "themba" })).toEqual([]);
    expect(await found({ person: "unknown@example.com" })).toEqual([]);
  }));
