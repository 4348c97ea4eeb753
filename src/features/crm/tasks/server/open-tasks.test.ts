import { expect, test } from "vitest";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTasks } from "./open-tasks.ts";
import { writeTask } from "./write-task.ts";

test("tasks come the most urgent first, in pages", () =>
  inTransaction(async (ctx) => {
    const input = {
      type: "task.wanted",
      kind: "find_vehicle",
      subjectKind: "booking",
      title: "Find a vehicle",
    } as const;
    for (let at = 0; at < 25; at++)
      await writeTask(ctx, {
        ...input,
        subjectId: `CTS-${at}`,
        dueAt: at === 3 ? null : new Date(testNow.getTime() - at * 1000).toISOString(),
      });
    const admin = await asAdmin(ctx);
    const first = await openTasks(admin, {});
    const second = await openTasks(admin, { after: (first.ok && first.value.next) || "" });
    const seen = [first, second].flatMap((page) => (page.ok ? page.value.tasks : []));
    expect(seen.map(({ subject_id }) => subject_id)).toEqual([
      ...Array.from({ length: 25 }, (_, at) => `CTS-${24 - at}`).filter((id) => id !== "CTS-3"),
      "CTS-3",
    ]);
  }));
