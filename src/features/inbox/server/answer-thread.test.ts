import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "#db/schema/inbox.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aThread, atTheInbox, readInFull } from "#testing/builders/people/a-thread.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { answerThread } from "./answer-thread.ts";
import { takeMessage } from "./take-message.ts";

test("an answer goes out once by the channel they wrote by, and it is their turn; the second colleague hears of it before sending", () =>
  inDemo(async (empty, world) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const before = await readInFull(ctx, thread.id);
    expect(before).toMatchObject({ preset: "whatsapp", waits_for: "team", reference: "CTS-BBBBBB" });
    expect(before.channels.map(({ channel }) => channel)).toEqual(["email", "whatsapp", "sms"]);
    expect(before.channels[1]?.free_until).toBe(addHours(testNow, 24).toISOString());

    const answer = { thread: thread.id, version: before.version, channel: "whatsapp", text: "Yes, at ten." } as const;
    expect(await answerThread(ctx, answer)).toMatchObject({ ok: true });
    expect(world.texts).toMatchObject([
      { channel: "whatsapp", threadId: thread.id, text: { event: "team_answer", facts: { text: "Yes, at ten." } } },
    ]);
    const other = await atTheInbox(empty, "dispatcher");
    expect(await answerThread(other, { ...answer, text: "No." })).toMatchObject({ reason: "changed_meanwhile" });
    expect(world.texts).toHaveLength(1);
    const [after] = await ctx.db.select().from(threads).where(eq(threads.id, thread.id));
    expect(after).toMatchObject({ waitsFor: "customer", isUnread: false, answerDueAt: null, lastText: "Yes, at ten." });
    expect(world.events).toContainEqual(
      expect.objectContaining({ type: "thread.answered", root: "booking:CTS-BBBBBB" }),
    );
  }));

test("by email it keeps the subject and names the email it answers; what isn’t filled in or can’t arrive is refused", () =>
  inDemo(async (empty, world) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const email = {
      channel: "email",
      provider: "mail",
      providerId: newId(),
      name: "Zola",
      messageId: "<1@example.com>",
    } as const;
    await takeMessage(ctx, { ...email, from: "zola@example.com", subject: "Our trip", text: "And back?", at: testNow });
    const seen = await readInFull(ctx, thread.id);
    expect(seen.preset).toBe("email");
    const answer = { thread: thread.id, version: seen.version, channel: "email", text: "Yes." } as const;
    expect(await answerThread(ctx, { ...answer, text: "Pay here: {pay_link}" })).toEqual(refuse("unfilled"));
    expect(await answerThread(ctx, { ...answer, channel: "sms", text: "a".repeat(901) })).toEqual(refuse("too_long"));
    expect(await answerThread(ctx, answer)).toMatchObject({ ok: true });
    expect(world.emails.at(-1)).toMatchObject({
      to: "zola@example.com",
      subject: "Re: Our trip",
      answersMessageId: "<1@example.com>",
      about: "booking:CTS-BBBBBB",
    });
  }));
