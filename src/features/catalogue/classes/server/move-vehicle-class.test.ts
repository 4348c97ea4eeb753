import { expect, test } from "vitest";
import { vehicleClasses as table } from "#db/schema/catalogue.ts";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "./add-vehicle-class.ts";
import { moveVehicleClass } from "./move-vehicle-class.ts";

test("a class without prices is not put on sale, and the refusal says what is missing", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    const refused = await moveVehicleClass(ctx, { id: "business_sedan", version: 1, state: "on_sale" });
    expect(refused).toMatchObject({ ok: false, reason: "no_price" });
    expect(JSON.stringify(refused)).toContain("missing");
  }));

test("an unused class ends and comes back paused; one with vehicles stays, and so does the one that prices are agreed for", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    const move = (id: string, version: number, state: "on_sale" | "paused" | "ended") =>
      moveVehicleClass(ctx, { id, version, state });
    expect(await move("business_sedan", 1, "ended")).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await move("business_sedan", 2, "on_sale")).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await move("business_sedan", 2, "paused")).toMatchObject({ ok: true });

    const rows = await ctx.db.select({ id: table.id, version: table.version, isBase: table.isBase }).from(table);
    const versionOf = (id: string) => rows.find((one) => one.id === id)?.version ?? 0;
    const base = rows.find(({ isBase }) => isBase)?.id ?? "";
    expect(await move(base, versionOf(base), "paused")).toMatchObject({ ok: false, reason: "is_base" });
    const used = vehicle.vehicleClass;
    expect(used).not.toBe(base);
    expect(await move(used, versionOf(used), "ended")).toMatchObject({ ok: false, reason: "still_used" });
  }));
