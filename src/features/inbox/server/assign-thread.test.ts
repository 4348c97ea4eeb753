import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { aThread, atTheInbox, readInFull } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { assignThread } from "./assign-thread.ts";

test("a thread is assigned to a colleague, not to someone else", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const me = ctx.actor.kind === "person" ? ctx.actor.userId : "";
    const seen = { thread: thread.id, version: (await readInFull(ctx, thread.id)).version };
    expect(await assignThread(ctx, { ...seen, user_id: newId() })).toEqual(refuse("no_colleague"));
    expect(await assignThread(ctx, { ...seen, user_id: me })).toMatchObject({ ok: true });
    expect(await assignThread(ctx, { ...seen, user_id: me })).toMatchObject({ reason: "changed_meanwhile" });
  }));
