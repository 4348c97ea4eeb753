import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { storedFiles } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import { keepFile } from "#platform/files/storage.ts";
import { aPdf, aPng } from "#testing/builders/services/a-file.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { photographVehicle } from "./photograph-vehicle.ts";

async function sent({ db, now }: Context, content: Buffer) {
  const kept = await keepFile(db, { content, name: "vehicle", now });
  return { file_id: kept?.id ?? "", claim: kept?.claim ?? "" };
}

test("a new photo replaces the previous one", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const first = await sent(ctx, aPng());
    const second = await sent(ctx, aPng());
    await photographVehicle(ctx, { id: vehicle.id, version: 1, ...first });
    expect(await photographVehicle(ctx, { id: vehicle.id, version: 2, ...second })).toMatchObject({
      value: { version: 3 },
    });
    expect(await ctx.db.select().from(vehicles)).toMatchObject([{ photoId: second.file_id }]);
    expect(await ctx.db.select({ id: storedFiles.id, kind: storedFiles.ownerKind }).from(storedFiles)).toEqual([
      { id: second.file_id, kind: "vehicle_photo" },
    ]);
  }));

test("a PDF, an already claimed file and an outdated screen are refused", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const pdf = await sent(ctx, aPdf());
    const ask = (changes: object) => photographVehicle(ctx, { id: vehicle.id, version: 1, ...pdf, ...changes });
    expect(await ask({ version: 3 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ask({ claim: "wrong" })).toMatchObject({ reason: "file_gone" });
    expect(await ask({})).toMatchObject({ reason: "not_a_picture" });
  }));
