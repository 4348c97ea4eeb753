import { expect, test } from "vitest";
import { aThread, atTheInbox } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { countUnreadThreads } from "./count-unread-threads.ts";
import { noteThreadRead } from "./note-thread-read.ts";

test("a new thread counts until it is read", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const before = (await countUnreadThreads(ctx)).value.unread;
    const thread = await aThread(ctx);
    expect((await countUnreadThreads(ctx)).value.unread).toBe(before + 1);
    await noteThreadRead(ctx, { thread: thread.id, is_unread: false });
    expect((await countUnreadThreads(ctx)).value.unread).toBe(before);
  }));
