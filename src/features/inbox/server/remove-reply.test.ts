import { expect, test } from "vitest";
import { atTheInbox } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { listReplies } from "./list-replies.ts";
import { removeReply } from "./remove-reply.ts";
import { saveReply } from "./save-reply.ts";

test("a kept reply that is removed is no longer listed", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const title = "When we come";
    const saved = await saveReply(ctx, { id: null, version: 0, title, text: "At ten." });
    if (!saved.ok) throw new Error(saved.reason);
    const titles = async () => (await listReplies(ctx)).value.replies.map((one) => one.title);
    await removeReply(ctx, saved.value);
    expect(await titles()).not.toContain(title);
  }));
