import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { geofences } from "#db/schema/tracking.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { airport } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { deleteGeofence } from "./delete-geofence.ts";
import { listGeofences } from "./list-geofences.ts";
import { saveGeofence } from "./save-geofence.ts";

const drawn = { name: "Airport", purpose: "own", shape: { kind: "circle", ...airport, radius_m: 400 } } as const;
const ring = [airport, { latitude: -33.9, longitude: 18.6 }, { latitude: -33.9, longitude: 18.5 }];

test("a geofence is created, changed and deleted, each logged", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const saved = await saveGeofence(ctx, { id: null, version: 0, ...drawn });
    if (!saved.ok) throw new Error(saved.reason);
    const { id } = saved.value;
    const listed = async () => (await listGeofences(ctx)).value.geofences.filter((one) => one.id === id);
    expect(await listed()).toEqual([{ id, version: 1, ...drawn }]);

    const corners = { ...drawn, name: "Terminals", shape: { kind: "polygon" as const, ring } };
    expect(await saveGeofence(ctx, { id, version: 1, ...corners })).toMatchObject({ ok: true });
    expect(await listed()).toEqual([{ id, version: 2, ...corners }]);
    expect(await saveGeofence(ctx, { id, version: 1, ...drawn })).toMatchObject({ reason: "changed_meanwhile" });

    expect(await deleteGeofence(ctx, { id })).toMatchObject({ ok: true });
    expect(await listed()).toEqual([]);
    expect(await saveGeofence(ctx, { id, version: 2, ...drawn })).toMatchObject({ reason: "not_found" });

    const logged = await ctx.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, "geofence"), eq(auditLog.subjectId, id)));
    expect(logged.map(({ action }) => action).toSorted()).toEqual([
      "geofence.changed",
      "geofence.created",
      "geofence.deleted",
    ]);
  }));

test("an unknown one can’t be changed", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    expect(await saveGeofence(ctx, { id: newId(), version: 1, ...drawn })).toMatchObject({ reason: "not_found" });
  }));

test("there can be 200 at most", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { name, purpose } = drawn;
    const shape = { kind: "circle", centre: airport, radiusM: 400 } as const;
    const row = { name, purpose, shape, createdBy: "system", createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(geofences).values([...Array(200)].map(() => ({ id: newId(), ...row })));
    expect(await saveGeofence(ctx, { id: null, version: 0, ...drawn })).toMatchObject({ reason: "too_many" });
  }));
