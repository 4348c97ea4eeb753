import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelJob } from "./cancel-job.ts";

// Removing a job from its queue, with its log entry, is tested in retry-job.test.ts.
test("a job that has ended meanwhile can’t be cancelled", () =>
  inTransaction(async (ctx) => {
    const gone = { queue: "reactions", id: randomUUID(), reason: "No longer needed" };
    expect(await cancelJob(ctx, gone)).toMatchObject({ ok: false, reason: "not_found" });
  }));
