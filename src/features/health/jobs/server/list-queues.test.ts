import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { listQueues } from "./list-queues.ts";

// The counts of each queue are tested in list-jobs.test.ts.
test("the event and email queues are listed; the queue library’s own are not", () =>
  inTransaction(async (ctx) => {
    const { queues } = (await listQueues(ctx, {})).value;
    expect(queues.map(({ name }) => name)).toEqual(["long-reactions", "mail", "reactions"]);
  }));
