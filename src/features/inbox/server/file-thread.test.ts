import { expect, test } from "vitest";
import { aThread, atTheInbox, readInFull } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { assignThread } from "./assign-thread.ts";
import { fileThread } from "./file-thread.ts";

test("a thread is closed by the one who saw it last", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const me = ctx.actor.kind === "person" ? ctx.actor.userId : "";
    const seen = { thread: thread.id, version: (await readInFull(ctx, thread.id)).version };
    const assigned = await assignThread(ctx, { ...seen, user_id: me });
    if (!assigned.ok) throw new Error(assigned.reason);
    expect(await fileThread(ctx, { ...seen, waits_for: "no_one" })).toMatchObject({ reason: "changed_meanwhile" });
    const closing = { thread: thread.id, version: assigned.value.version, waits_for: "no_one" } as const;
    expect(await fileThread(ctx, closing)).toMatchObject({ ok: true });
    expect((await readInFull(ctx, thread.id)).waits_for).toBe("no_one");
  }));
