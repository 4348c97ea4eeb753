import { expect, test } from "vitest";
import { threads } from "#db/schema/inbox.ts";
import { aThread, atTheInbox } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { listThreads } from "./list-threads.ts";

test("a thread is found by who it is or what it is about", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const isFound = async (search: string) => {
      const result = await listThreads(ctx, { filter: "all", search, size: 30, after: undefined });
      return result.value.threads.some(({ id }) => id === thread.id);
    };
    for (const search of ["zola", "dube", "CTS-BBBBBB", "082 555 0177", "zola@ex"])
      expect(await isFound(search), search).toBe(true);
    expect(await isFound("someone else")).toBe(false);
  }));

test.each([
  ["few", 40],
  ["many", 700],
])("%s that a search means are read page by page, the latest first, each once", (_how, count) =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const made = Array.from({ length: count }, (_, at) => ({
      id: ctx.newId(),
      name: at % 2 ? "Quagga Tours" : "quagga Travel",
      contact: `${at}@quagga.example`,
      waitsFor: "team" as const,
      // Three at a time were said something in at once.
      lastAt: new Date(ctx.now.getTime() - Math.floor(at / 3) * 60_000),
      lastChannel: "email" as const,
      lastDirection: "in" as const,
      createdAt: ctx.now,
    }));
    await ctx.db.insert(threads).values(made);
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const { value } = await listThreads(ctx, { filter: "open", search: "QUAGGA t", size: 100, after });
      found.push(...value.threads.map(({ id }) => id));
      if (value.next === null) break;
      after = value.next;
    }
    const inOrder = made.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime() || (a.id < b.id ? 1 : -1));
    expect(found).toEqual(inOrder.map(({ id }) => id));
  }),
);
