import { expect, test } from "vitest";
import { storedFiles } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listRetention } from "./list-retention.ts";

test("every task that forgets says how long, and counts what would go now without taking it", () =>
  inTransaction(async (ctx) => {
    const file = { type: "application/pdf", name: "proof.pdf", size: 1, sha256: "x", content: Buffer.from("x") };
    await ctx.db.insert(storedFiles).values([
      { ...file, id: ctx.newId(), createdAt: addHours(ctx.now, -25) },
      { ...file, id: ctx.newId(), createdAt: addHours(ctx.now, -23) },
    ]);
    const { rules } = (await listRetention(ctx)).value;
    const goes = rules.filter(({ tables }) => tables.length > 0);
    expect(goes).toEqual([
      {
        task: "forget-unclaimed-files",
        keeps: expect.stringContaining("1 day"),
        tables: [{ title: "Stored files", emptied: 0, deleted: 1 }],
      },
    ]);
    expect(rules.length).toBe(Object.keys(ctx.forgetting).length);
    for (const { keeps } of rules) expect(keeps).toMatch(/day|months|until/);
    expect(await ctx.db.$count(storedFiles)).toBe(2);
  }));
