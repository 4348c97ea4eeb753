import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { cancelAtDesk } from "#features/booking/desk/server/cancel-at-desk.ts";
import { unassignTrip } from "#features/trips/assign/server/unassign-trip.ts";
import { HeldNotice } from "#features/undo/ui/held-notice.tsx";
import type { Context } from "#platform/context.ts";
import { readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { atDesk } from "#testing/builders/booking/at-desk.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";
import { setUp } from "#testing/test-config.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

/** The undo that a record offers is pressed; what the server said to it. */
async function pressUndo(ctx: Context, subject: string) {
  lookAs(ctx);
  const drawn = await drawOnServer(ctx, <HeldNotice subject={subject} />, { ready: () => screen.getByRole("button") });
  expect(screen.getByText(/Will be sent in \d+ s\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Undo: / }));
  await drawn.settle();
  return [drawn.wrote, drawn.refused];
}

test("a booking that was cancelled offers to undo it, and the server does", () =>
  atDesk(async (plain) => {
    const ctx = setUp(plain, { waitsForUndo: true });
    const { id, opening } = await writeSold(ctx);
    const before = (await readSold(ctx, id)).booking;
    const cancelled = await cancelAtDesk(ctx, {
      id,
      version: before.version,
      code: "NO_VEHICLE",
      note: "No coach",
      legs: [],
    });
    expect(cancelled).toMatchObject({ ok: true });
    expect(await pressUndo(ctx, `booking:${opening.reference}`)).toEqual([["undo-action"], []]);
    expect((await readSold(ctx, id)).booking).toEqual({ ...before, version: before.version + 2 });
  }));

test("a trip whose driver was removed offers it too, until the seconds are over", () =>
  inTransaction(async (plain) => {
    const ctx = setUp(await asTeam(plain), { waitsForUndo: true });
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, addHours(testNow, 5), { crew: { driverId, vehicleId, state: "accepted" } });
    await unassignTrip(ctx, { trip_id: tripId, version: 1, reason: "He is ill" });
    expect(await pressUndo(ctx, `trip:${tripId}`)).toEqual([["undo-action"], []]);
    expect([
      (await readTrip(ctx, tripId)).state,
      (await readAssignments(ctx, tripId)).map(({ state }) => state),
    ]).toEqual(["assigned", ["accepted"]]);
    await unassignTrip(ctx, { trip_id: tripId, version: 3, reason: "He is ill" });
    const later = { ...ctx, now: new Date(testNow.getTime() + 10_000) };
    await drawOnServer(later, <HeldNotice subject={`trip:${tripId}`} />, { ready: () => true });
    expect(screen.queryByRole("button")).toBeNull();
  }));
