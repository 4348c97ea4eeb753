import { expect, test } from "vitest";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { PositionReceiver } from "./receive-positions.ts";
import { sendPositions } from "./send-positions.ts";
import { trackingDevice } from "./tracking-device.ts";

test("says since when there is a device and when it last sent a position, but never its token", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["driver"] });
    const { vehicleId, driverId, token } = await writeTrackedTrip(ctx, { userId: ctx.userId });
    const ofVehicle = { owner_kind: "vehicle", owner_id: vehicleId } as const;
    const made = { created_at: ctx.now.toISOString() };
    expect(await trackingDevice(ctx, ofVehicle)).toEqual({
      ok: true,
      value: { device: { ...made, last_fix_at: null }, on_duty_since: null },
    });
    const fix = { latitude: -33.9, longitude: 18.4 };
    const unknown = { accuracyM: null, speedKmh: null, heading: null, battery: null };
    await new PositionReceiver(ctx.db).fromDevice(
      token,
      {
        fixes: [{ key: "0", takenAt: ctx.now, ...fix, ...unknown }],
        sentAt: null,
      },
      ctx.now,
    );
    expect(await trackingDevice(ctx, ofVehicle)).toMatchObject({
      value: { device: { last_fix_at: ctx.now.toISOString() } },
    });
    // The app is not a device: it needs no token.
    const nothing = { accuracy_m: null, speed_kmh: null, heading: null, battery: null };
    await sendPositions(ctx, {
      positions: [{ key: "1", at: ctx.now.toISOString(), ...fix, ...nothing }],
      sent_at: null,
    });
    expect(await trackingDevice(ctx, { owner_kind: "driver", owner_id: driverId })).toEqual({
      ok: true,
      value: { device: null, on_duty_since: null },
    });
  }));
