import { expect, test } from "vitest";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { orderVehicleClasses } from "./order-vehicle-classes.ts";
import { findVehicleClasses } from "./views.ts";

test("classes are listed in the order that was set; a list that misses one or names one twice is refused", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const listed = async () => (await findVehicleClasses(ctx.db)).map(({ id }) => id);
    const ids = (await listed()).toReversed();
    expect(await orderVehicleClasses(ctx, { ids })).toMatchObject({ ok: true });
    expect(await listed()).toEqual(ids);

    const [first = "", ...others] = ids;
    for (const wrong of [others, [...others, others[0] ?? ""], [first, ...others, first]])
      expect(await orderVehicleClasses(ctx, { ids: wrong })).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await listed()).toEqual(ids);
  }));
