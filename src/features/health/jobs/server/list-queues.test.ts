import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { listQueues } from "./list-queues.ts";

// The counter in each: list-jobs.test.ts.
test("the queues are those of events and emails; the queue’s own are not shown", () =>
  inTransaction(async (ctx) => {
    const { queues } = (await listQueues(ctx, {})).value;
    expect(queues.map(({ name }) => name)).toEqual(["mail", "reactions"]);
  }));
