import { expect, test } from "vitest";
import { aDriverAccount } from "#testing/builders/people/a-driver-applicant.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { inviteDriver } from "./invite-driver.ts";

test("a driver without an account is invited, any number of times", () =>
  inTransaction(async (ctx, world) => {
    const id = await aDriverOnRecord(ctx, { state: "invited" });
    await inviteDriver(ctx, { driver_id: id, version: 1 });
    await inviteDriver(ctx, { driver_id: id, version: 2 });
    expect(world.events).toEqual([
      { type: "driver.invited", driverId: id },
      { type: "driver.invited", driverId: id },
    ]);
  }));

test("a driver with an account, or who has left, is not", () =>
  inTransaction(async (ctx) => {
    const known = await aDriverOnRecord(ctx, { userId: await aDriverAccount(ctx) });
    const gone = await aDriverOnRecord(ctx, { state: "left" });
    expect(await inviteDriver(ctx, { driver_id: known, version: 1 })).toMatchObject({ reason: "has_account" });
    expect(await inviteDriver(ctx, { driver_id: gone, version: 1 })).toMatchObject({ reason: "has_left" });
  }));
