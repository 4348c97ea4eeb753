import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { threadWords } from "#db/schema/inbox.ts";
import { messages } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aThread, atTheInbox, readInFull } from "#testing/builders/people/a-thread.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { noteThread } from "./note-thread.ts";

test("a thread shows every word in order, no matter who wrote it and where it is kept", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const row = { template: "booking-confirmed", html: "<p>", state: "sent" as const, about: "booking:CTS-BBBBBB" };
    const sent = { ...row, subject: "Confirmed", body: "Your booking is confirmed", createdAt: addHours(testNow, -2) };
    await ctx.db.insert(messages).values([
      { ...sent, id: newId(), key: "confirmed", recipient: "Zola@example.com" },
      { ...sent, id: newId(), key: "to-a-driver", recipient: "driver@example.com", body: "New trip" },
    ]);
    const words = { thread: thread.id, kind: "call", caller: "Zola", text: "Rang about luggage" } as const;
    await noteThread(ctx, { ...words, next_task: "Check the boot", next_due_at: testNow.toISOString() });
    const { entries, records, person } = await readInFull(ctx, "booking:CTS-BBBBBB");
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ["out", "Your booking is confirmed"],
      ["in", "May we leave at ten?"],
      ["call", "Rang about luggage"],
    ]);
    expect(records).toMatchObject([{ kind: "booking", reference: "CTS-BBBBBB" }]);
    expect(person).toMatchObject({ name: "Zola Dube", bookings: 1 });
    expect(await ctx.db.$count(threadWords, eq(threadWords.threadId, thread.id))).toBe(1);
  }));
