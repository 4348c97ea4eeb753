import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { finishDriverTasks } from "./finish-driver-tasks.ts";
import { writeTask } from "./write-task.ts";

test("when a trip has a driver, what was to do for that is done; tasks of other trips stay", () =>
  inTransaction(async (ctx) => {
    const [tripId, other] = [newId(), newId()];
    const input = { type: "task.wanted", subjectKind: "trip", title: "A driver", dueAt: null } as const;
    await writeTask(ctx, { ...input, kind: "find_driver", subjectId: `${tripId}:${testNow.toISOString()}` });
    await writeTask(ctx, { ...input, kind: "call_driver", subjectId: `${tripId}:later` });
    await writeTask(ctx, { ...input, kind: "ask_driver", subjectId: tripId });
    await writeTask(ctx, { ...input, kind: "find_driver", subjectId: `${other}:${testNow.toISOString()}` });
    await finishDriverTasks(ctx, { type: "driver.assigned", tripId, bookingId: newId(), assignmentId: newId() });
    const rows = await ctx.db.select().from(tasks).orderBy(asc(tasks.id));
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      "find_driver done",
      "call_driver done",
      "ask_driver open",
      "find_driver open",
    ]);
  }));
