import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { addHours, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { inspectLicences } from "./inspect-licences.ts";
import { walletToken } from "./wallet-token.ts";

async function aCode(ctx: Context, { hours = 24, plate = "CA 482-117" } = {}) {
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { vehicle: { plate } });
  const token = walletToken(ctx, { driverId, vehicleId, until: addHours(testNow, hours) });
  return { driverId, vehicleId, token };
}

test("an inspector sees what is valid now, with initial and surname but without the driver’s document numbers", () =>
  inTransaction(async (ctx) => {
    const { token, vehicleId } = await aCode(ctx);
    await ctx.db
      .update(documents)
      .set({ issuedOn: localDate("2025-01-01"), expiresOn: localDate("2026-01-01") })
      .where(eq(documents.ownerId, vehicleId));
    const read = await inspectLicences(ctx, { token });
    expect(read).toMatchObject({ value: { driver: "S. Ndlovu", vehicle: { plate: "CA 482-117" } } });
    const shown = read.ok ? read.value.documents.map(({ type, standing, number }) => [type, standing, number]) : [];
    expect(shown).toContainEqual(["operating_licence", "expired", "A 1234"]);
    expect(shown).toContainEqual(["prdp", "valid", ""]);
    expect(JSON.stringify(read)).not.toMatch(/Sipho|555 0201|example\.com/);
  }));

test("an altered, foreign or expired code, or one of a former driver, opens nothing", () =>
  inTransaction(async (ctx) => {
    const { token, driverId } = await aCode(ctx);
    const other = await aCode(ctx, { hours: -1, plate: "CA 482-118" });
    const mixed = [token.split(".")[0], ...other.token.split(".").slice(1)].join(".");
    for (const wrong of ["", "x", `${token}x`, mixed, token.replace(/\.[^.]*$/, ".AAAAAAAAAAAAAAAAAAAAAA")])
      expect(await inspectLicences(ctx, { token: wrong })).toMatchObject({ reason: "not_found" });
    expect(await inspectLicences(ctx, { token: other.token })).toMatchObject({ reason: "code_expired" });
    await ctx.db.update(drivers).set({ state: "left" }).where(eq(drivers.id, driverId));
    expect(await inspectLicences(ctx, { token })).toMatchObject({ reason: "not_found" });
  }));
