import { expect, test } from "vitest";
import { aThread, atTheInbox } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { listThreads } from "./list-threads.ts";
import { noteThreadRead } from "./note-thread-read.ts";

test("a thread that was read is no longer among the unread ones", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const isUnread = async () => {
      const result = await listThreads(ctx, { filter: "unread", search: "", size: 30, after: undefined });
      return result.value.threads.some(({ id }) => id === thread.id);
    };
    expect(await isUnread()).toBe(true);
    await noteThreadRead(ctx, { thread: thread.id, is_unread: false });
    expect(await isUnread()).toBe(false);
  }));
