import { expect, test } from "vitest";
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
