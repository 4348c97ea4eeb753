import { expect, test } from "vitest";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { hashOfToken } from "./device-token.ts";
import { findDevice } from "./roster-views.ts";
import { withdrawTrackingDevice } from "./withdraw-tracking-device.ts";

test("a withdrawn device no longer works, and is withdrawn once", () =>
  inTransaction(async (ctx) => {
    const { vehicleId, token } = await writeTrackedTrip(ctx);
    const owner = { owner_kind: "vehicle", owner_id: vehicleId } as const;
    expect(await findDevice(ctx.db, hashOfToken(token), ctx.now)).toBeDefined();
    expect(await withdrawTrackingDevice(ctx, owner)).toMatchObject({ ok: true });
    expect(await findDevice(ctx.db, hashOfToken(token), ctx.now)).toBeUndefined();
    expect(await withdrawTrackingDevice(ctx, owner)).toMatchObject({ reason: "not_found" });
  }));
