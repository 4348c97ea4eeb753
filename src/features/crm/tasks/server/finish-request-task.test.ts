import { expect, test } from "vitest";
import { asAdmin, asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { finishRequestTask } from "./finish-request-task.ts";
import { openTasks } from "./open-tasks.ts";
import { writeTask } from "./write-task.ts";

test("a request that was declined has no overdue answer", () =>
  inTransaction(async (ctx) => {
    for (const subjectId of ["CTS-7K3M9Q", "CTS-OTHER0"])
      await writeTask(ctx, {
        type: "task.wanted",
        kind: "sla_breach",
        subjectKind: "booking",
        title: "Answer",
        dueAt: null,
        subjectId,
      } as const);
    await finishRequestTask(asSystem(ctx), { type: "booking.declined", reference: "CTS-7K3M9Q" } as Parameters<
      typeof finishRequestTask
    >[1]);
    const open = await openTasks(await asAdmin(ctx), {});
    expect(open.value.tasks.map(({ subject_id }) => subject_id)).toEqual(["CTS-OTHER0"]);
  }));
