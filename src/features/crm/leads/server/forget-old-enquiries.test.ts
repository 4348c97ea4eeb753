import { and, eq, isNotNull, like, ne, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { enquiries, enquiryAnswers, enquiryMoves, tasks } from "#db/schema/crm.ts";
import { messages } from "#db/schema/platform.ts";
import { quotes } from "#db/schema/quotes.ts";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { inDemo, inTransaction, testNow } from "#testing/in-transaction.ts";
import { forgetOldEnquiries } from "./forget-old-enquiries.ts";

const daysAgo = (days: number) => addHours(testNow, -24 * days);
const enquiry = (reference: string, state: EnquiryState, days: number) => ({
  id: newId(),
  reference: `ENQ-${reference}`,
  kind: "quote" as const,
  state,
  name: "Sam",
  email: "sam@example.com",
  phone: "",
  serviceType: "custom",
  source: "contact",
  message: "Hello",
  responseDueAt: daysAgo(days),
  createdAt: daysAgo(days),
});

const email = (key: string, about: string | null) => ({
  id: newId(),
  key,
  template: "enquiry",
  recipient: "sam@example.com",
  subject: "Hello Sam",
  html: "<p>",
  body: "x",
  state: "sent" as const,
  about,
  createdAt: daysAgo(400),
});

const left = async (ctx: Context) =>
  (await ctx.db.select({ reference: enquiries.reference }).from(enquiries)).map(({ reference }) => reference);

test("what led to nothing goes a year after the last word, spam after a month", () =>
  inTransaction(async (ctx) => {
    const answered = enquiry("ANSWER", "contacted", 400);
    const rows = [
      enquiry("OLDLOST", "lost", 366),
      enquiry("LOST", "lost", 364),
      enquiry("WON", "won", 900),
      enquiry("OLDSPAM", "spam", 31),
      enquiry("SPAM", "spam", 29),
      enquiry("OLDNEW", "new", 366),
      answered,
    ];
    await ctx.db.insert(enquiries).values(rows);
    const words = { id: newId(), enquiryId: answered.id, author: "Us", text: "Hi", createdAt: daysAgo(100) };
    await ctx.db.insert(enquiryAnswers).values(words);
    await forgetOldEnquiries(ctx);
    expect((await left(ctx)).toSorted()).toEqual(["ENQ-ANSWER", "ENQ-LOST", "ENQ-SPAM", "ENQ-WON"]);
  }));

test("with its moves, answers, tasks and every email about it; other emails to the same person stay", () =>
  inTransaction(async (ctx, world) => {
    const old = enquiry("GONE", "lost", 400);
    await ctx.db.insert(enquiries).values(old);
    const at = { createdAt: daysAgo(399) };
    await ctx.db
      .insert(enquiryMoves)
      .values({ id: newId(), enquiryId: old.id, toState: "new", actor: "visitor", ...at });
    await ctx.db.insert(enquiryAnswers).values({ id: newId(), enquiryId: old.id, author: "Us", text: "Hi", ...at });
    const task = {
      id: newId(),
      kind: "sla_breach",
      subjectKind: "enquiry",
      subjectId: "ENQ-GONE",
      title: "Sam",
      ...at,
    };
    await ctx.db.insert(tasks).values(task);
    const about = [email("enquiry-confirmation:ENQ-GONE", null), email("answer:1", "enquiry:ENQ-GONE")];
    const other = email("booking-received:CTS-AAAAAA", "booking:CTS-AAAAAA");
    await ctx.db.insert(messages).values([...about, other]);
    await forgetOldEnquiries(ctx);
    expect(await ctx.db.$count(enquiryMoves)).toBe(0);
    expect(await ctx.db.$count(enquiryAnswers)).toBe(0);
    expect(await ctx.db.$count(tasks)).toBe(0);
    const naming = or(like(messages.recipient, "sam@%"), like(messages.subject, "%Sam%"), like(messages.key, "%GONE%"));
    expect((await ctx.db.select({ key: messages.key }).from(messages).where(naming)).map(({ key }) => key)).toEqual([
      other.key,
    ]);
    expect(world.events).toEqual([
      { type: "emails.erased", messageIds: expect.arrayContaining(about.map(({ id }) => id)) },
    ]);
  }));

test("one that a quote answers stays with its quote", () =>
  inDemo(
    async (ctx) => {
      const isUndecided = and(isNotNull(quotes.enquiryId), ne(enquiries.state, "won"));
      const before = await ctx.db
        .select({ id: enquiries.id })
        .from(quotes)
        .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
        .where(isUndecided);
      expect(before).not.toEqual([]);
      await forgetOldEnquiries(ctx);
      const kept = new Set((await ctx.db.select({ id: enquiries.id }).from(enquiries)).map(({ id }) => id));
      expect(before.filter(({ id }) => !kept.has(id))).toEqual([]);
    },
    { now: addHours(testNow, 24 * 800) },
  ));
