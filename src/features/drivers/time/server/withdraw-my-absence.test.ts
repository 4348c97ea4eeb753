import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { finishTimeOffTask } from "#features/crm/tasks/server/finish-time-off-task.ts";
import { writeTask } from "#features/crm/tasks/server/write-task.ts";
import { aDriverWithAccount, someLeave } from "#testing/builders/people/a-driver-with-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askAbsence } from "./ask-absence.ts";
import { requestAnswer } from "./request-answer.ts";
import { withdrawMyAbsence } from "./withdraw-my-absence.ts";

test("a driver withdraws a request, and its task is done", () =>
  inTransaction(async (ctx, world) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const result = await askAbsence(me, someLeave);
    const absenceId = result.ok ? result.value.absence_id : "";
    await requestAnswer(ctx, { type: "driver.absence_asked", absenceId });
    const answer = world.events.at(-1);
    if (answer?.type === "task.wanted") await writeTask(ctx, answer);

    expect(await withdrawMyAbsence(me, { absence_id: absenceId, version: 1 })).toMatchObject({
      value: { state: "withdrawn" },
    });
    await finishTimeOffTask(ctx, { type: "driver.absence_withdrawn", driverId, absenceId });
    expect(await ctx.db.select().from(tasks)).toMatchObject([{ kind: "answer_time_off", state: "done" }]);
  }));

test("a colleague’s time off is not found", () =>
  inTransaction(async (ctx) => {
    const { me } = await aDriverWithAccount(ctx);
    const { me: colleague } = await aDriverWithAccount(ctx, "nomsa@example.com");
    const result = await askAbsence(me, someLeave);
    const absence_id = result.ok ? result.value.absence_id : "";
    expect(await withdrawMyAbsence(colleague, { absence_id, version: 1 })).toMatchObject({ reason: "not_found" });
  }));
