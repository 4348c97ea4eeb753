import { expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import { aThread, atTheInbox, readInFull } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { noteWriting } from "./note-writing.ts";

test("a colleague sees that someone is writing in a thread, not that they are themselves", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const other = await atTheInbox(empty, "dispatcher");
    expect(await noteWriting(ctx, { thread: thread.id, is_writing: true })).toEqual(accept({ writing: null }));
    expect(await noteWriting(other, { thread: thread.id, is_writing: true })).toMatchObject({
      value: { writing: expect.any(String) },
    });
    expect((await readInFull(other, thread.id)).writing).not.toBeNull();
  }));
