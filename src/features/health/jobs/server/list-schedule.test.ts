import { expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { noteRun, noteTasks } from "#platform/jobs/scheduled-runs.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listSchedule } from "./list-schedule.ts";

test("a task is shown with its last result, its next run and whether it is late; a removed task is gone", () =>
  inTransaction(async (ctx) => {
    const at = (minutes: number) => addMinutes(testNow, minutes);
    const tasks = ["expire-holds", "close-bookings", "former-task"].map((task) => ({ task, cron: "* * * * *" }));
    await noteTasks(ctx.db, tasks, addHours(testNow, -48));
    await noteTasks(ctx.db, tasks.slice(0, 2), addHours(testNow, -24));
    const run = (task: string, minutes: number, error?: unknown) =>
      noteRun(ctx.db, { task, cron: "* * * * *", startedAt: at(minutes), endedAt: at(minutes + 1) }, error);
    await run("expire-holds", -30);
    await run("expire-holds", -2, new Error("No connection for thandi@example.com"));
    await run("expire-holds", -1, new Error("No connection"));
    await run("close-bookings", -60);

    expect((await listSchedule(ctx, {})).value.tasks).toEqual([
      expect.objectContaining({ task: "close-bookings", is_late: true, failed_in_a_row: 0, error: "" }),
      {
        task: "expire-holds",
        cron: "* * * * *",
        last_run_at: at(-1).toISOString(),
        last_took_ms: 60_000,
        last_ok_at: at(-29).toISOString(),
        error: "No connection",
        failed_in_a_row: 2,
        next_run_at: at(1).toISOString(),
        is_late: false,
      },
    ]);
    await run("expire-holds", 0);
    expect((await listSchedule(ctx, {})).value.tasks[1]).toMatchObject({ failed_in_a_row: 0, error: "" });
  }));
