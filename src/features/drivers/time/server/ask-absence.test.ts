import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aDriverWithAccount, someLeave } from "#testing/builders/people/a-driver-with-account.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askAbsence } from "./ask-absence.ts";
import { myTime } from "./my-time.ts";
import { requestAnswer } from "./request-answer.ts";

test("a driver requests time off, sees the overlapping trips, and our team gets a task", () =>
  inTransaction(async (ctx, world) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const vehicle = aVehicle();
    await ctx.db.insert(vehicles).values(vehicle);
    const { reference } = await writeTrip(ctx, new Date("2026-12-15T08:00Z"), {
      crew: { driverId, vehicleId: vehicle.id },
    });
    const result = await askAbsence(me, someLeave);
    const absenceId = result.ok ? result.value.absence_id : "";
    expect(world.events).toEqual([{ type: "driver.absence_asked", absenceId }]);

    expect(await myTime(me)).toMatchObject({
      value: {
        absences: [{ state: "asked", when: "14 Dec 2026 to 16 Dec 2026", trips: [{ reference }] }],
      },
    });
    await requestAnswer(ctx, { type: "driver.absence_asked", absenceId });
    expect(world.events.at(-1)).toMatchObject({
      type: "task.wanted",
      subjectId: `${driverId}:${absenceId}`,
      title: "Sipho Ndlovu asks for time off (leave), 14 Dec 2026 to 16 Dec 2026",
    });
  }));

test.each([
  ["the same dates again", someLeave, "overlaps"],
  ["dates that are over", { ...someLeave, from_date: "2026-01-01", until_date: "2026-01-02" }, "in_past"],
  ["an end before the start", { ...someLeave, until_date: "2026-12-13" }, "ends_before_start"],
  ["more than a year", { ...someLeave, until_date: "2028-12-13" }, "too_long"],
])("%s are refused", (_, request, reason) =>
  inTransaction(async (ctx) => {
    const { me } = await aDriverWithAccount(ctx);
    await askAbsence(me, someLeave);
    expect(await askAbsence(me, request)).toMatchObject({ reason });
  }),
);

test("an account without a driver profile can’t request time off", () =>
  inTransaction(async (ctx) => {
    expect(await askAbsence(await askingAs(ctx), someLeave)).toMatchObject({ reason: "not_found" });
  }));
