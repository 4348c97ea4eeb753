import { expect, test } from "vitest";
import { storedFiles } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { keepFile } from "#platform/files/storage.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listRetention } from "./list-retention.ts";

const pdf = Buffer.from("%PDF-1.7\n");

test("every task that forgets says how long, and counts what would go now without taking it", () =>
  inTransaction(async (ctx) => {
    const file = { content: pdf, name: "proof.pdf" };
    await keepFile(ctx.db, { ...file, now: addHours(ctx.now, -25) });
    await keepFile(ctx.db, { ...file, now: addHours(ctx.now, -23) });
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
