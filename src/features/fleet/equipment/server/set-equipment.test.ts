import { expect, test } from "vitest";
import { equipment } from "#db/schema/fleet.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setEquipment } from "./set-equipment.ts";

test("a number can be set only on the latest version", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const set = (quantity: number, version: number) => setEquipment(ctx, { kind: "booster_seat", quantity, version });
    expect(await set(6, 0)).toMatchObject({ value: { version: 1 } });
    expect(await set(7, 0)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await set(8, 1)).toMatchObject({ value: { quantity: 8, version: 2 } });
    expect(await set(9, 1)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ctx.db.select().from(equipment)).toMatchObject([{ kind: "booster_seat", quantity: 8 }]);
  }));
