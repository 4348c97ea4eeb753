import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { threadWords } from "#db/schema/inbox.ts";
import { aThread, atTheInbox } from "#testing/builders/people/a-thread.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { noteThread } from "./note-thread.ts";

test("a call is written down once, with the next task", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const words = { thread: thread.id, kind: "call", caller: "Zola", text: "Rang about luggage" } as const;
    await noteThread(ctx, { ...words, next_task: "Check the boot", next_due_at: testNow.toISOString() });
    const written = await ctx.db.select().from(threadWords).where(eq(threadWords.threadId, thread.id));
    expect(written).toMatchObject([{ kind: "call", caller: "Zola", text: "Rang about luggage" }]);
  }));
