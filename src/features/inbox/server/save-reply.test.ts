import { expect, test } from "vitest";
import { atTheInbox } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { saveReply } from "./save-reply.ts";

test("a kept reply uses known variables alone, and two who change it at once don’t overwrite each other", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const added = { id: null, version: 0, title: "When we come", text: "Hi {first_name}" };
    expect(await saveReply(ctx, { ...added, text: "{weather}" })).toMatchObject({ reason: "unknown_variable" });
    const saved = await saveReply(ctx, added);
    if (!saved.ok) throw new Error(saved.reason);
    expect(await saveReply(ctx, { ...added, ...saved.value, version: 7 })).toMatchObject({
      reason: "changed_meanwhile",
    });
  }));
