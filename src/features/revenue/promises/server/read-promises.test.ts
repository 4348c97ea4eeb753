import { expect, test } from "vitest";
import { somePromises } from "#testing/builders/money/some-promises.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPromises } from "./read-promises.ts";

test("answers, pickups and refunds of a period are held against what we promise, of one service too", () =>
  inTransaction(async (ctx) => {
    await somePromises(ctx);
    const october = { from: "2026-10-01", until: "2026-10-31", service: "", source: "" };
    const { value } = await readPromises(ctx, october);
    expect(value).toEqual({
      promises: [
        { id: "answer", kept: 1, broken: 1, share: 0.5 },
        { id: "on_time", kept: 1, broken: 0, share: 1 },
        { id: "refund", kept: 1, broken: 1, share: 0.5 },
      ],
      is_published: false,
    });
    const tours = await readPromises(ctx, { ...october, service: "day_tour" });
    expect(tours.value.promises.map(({ kept }) => kept)).toEqual([0, 0, 0]);
  }));
