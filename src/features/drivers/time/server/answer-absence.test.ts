import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aDriverWithAccount, someLeave } from "#testing/builders/people/a-driver-with-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerAbsence } from "./answer-absence.ts";
import { askAbsence } from "./ask-absence.ts";
import { sendAbsenceAnswer } from "./send-absence-answer.ts";

async function anAbsenceRequest(me: Parameters<typeof askAbsence>[0]) {
  const answer = await askAbsence(me, someLeave);
  return answer.ok ? answer.value.absence_id : "";
}

test("time off is granted, the driver is notified, and overlapping trips create a task", () =>
  inTransaction(async (ctx, world) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const vehicle = aVehicle();
    await ctx.db.insert(vehicles).values(vehicle);
    await writeTrip(ctx, new Date("2026-12-15T08:00Z"), { crew: { driverId, vehicleId: vehicle.id } });
    const absenceId = await anAbsenceRequest(me);
    const grant = { absence_id: absenceId, version: 1, to: "granted" as const, answer: "Enjoy the wedding" };
    expect(await answerAbsence(ctx, grant)).toMatchObject({ value: { state: "granted", version: 2 } });
    const answered = { type: "driver.absence_answered", driverId, absenceId, state: "granted" } as const;
    expect(world.events.at(-1)).toEqual(answered);

    await sendAbsenceAnswer(ctx, answered);
    expect(world.emails).toMatchObject([{ to: "sipho@example.com", template: "driver-time-off" }]);
    expect(world.events.at(-1)).toMatchObject({
      kind: "find_driver",
      title: "Sipho Ndlovu is away 14 Dec 2026 to 16 Dec 2026: 1 trip needs another driver",
    });
  }));

test("a refusal gives its reason, and a second answer is refused", () =>
  inTransaction(async (ctx, world) => {
    const { me } = await aDriverWithAccount(ctx);
    const absence_id = await anAbsenceRequest(me);
    const decline = (answer: string, version: number) =>
      answerAbsence(ctx, { absence_id, version, to: "declined", answer });
    expect(await decline("", 1)).toMatchObject({ reason: "answer_missing" });
    expect(await decline("Three of us are away", 1)).toMatchObject({ ok: true });
    expect(await decline("Three of us are away", 1)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await decline("Three of us are away", 2)).toMatchObject({ reason: "not_possible" });
    expect(world.events.filter(({ type }) => type === "driver.absence_answered")).toHaveLength(1);
  }));
