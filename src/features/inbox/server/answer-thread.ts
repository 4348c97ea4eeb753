import { createElement } from "react";
import { personAsking } from "#domain/account/person-asking.ts";
import { fillWords } from "#domain/inbox/canned-words.ts";
import { accept, refuse } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { spacedPhone } from "#domain/text/phone-number.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { ThreadAnswer, threadAnswerWords } from "./emails/thread-answer.tsx";
import { findRecords } from "./entry-views.ts";
import { findBegun } from "./find-begun.ts";
import { findReach, type Reach } from "./find-reach.ts";
import { editThread, lockSeenThread, previewOf } from "./keep-thread.ts";
import { type InboundRow, insertWords, type ThreadRow } from "./store.ts";
import { findCompany, findNameOf } from "./views.ts";

/** Six parts: more costs more than a call. */
const longestSms = 900;

/** Sends our answer, once, by the channel that was chosen. A colleague who has not seen what was said since hears of it before anything goes out. */
export async function answerThread(ctx: Context, input: ParsedOf<typeof inboxContract.answerThread>) {
  await ctx.holdBack(() => describeAnswer(ctx, input));
  const seen = await lockSeenThread(ctx, input);
  if (!seen.ok) return seen;
  const thread = seen.value;
  const { channels, last } = await findReach(ctx, thread);
  const reach = channels.find(({ channel }) => channel === input.channel);
  if (!reach) return refuse("no_address");
  if (fillWords(input.text, {}).missing.length > 0) return refuse("unfilled");
  if (reach.channel === "sms" && input.text.length > longestSms) return refuse("too_long");

  const me = personAsking(ctx.actor);
  const author = (await findNameOf(ctx.db, me)) ?? "Our team";
  const words = { id: ctx.newId(), threadId: thread.id, kind: "answer" as const, channel: reach.channel };
  await insertWords(ctx.db, { ...words, authorId: me, author, text: input.text, createdAt: ctx.now });
  await send(ctx, { thread, reach, last, key: `thread-answer:${words.id}`, author, text: input.text });
  const after = await editThread(ctx, thread, {
    waitsFor: "customer",
    isUnread: false,
    assignedTo: thread.assignedTo ?? me,
    answerDueAt: null,
    writingBy: null,
    writingUntil: null,
    lastAt: ctx.now,
    lastChannel: reach.channel,
    lastDirection: "out",
    lastText: previewOf(input.text),
  });
  await recordAudit(ctx, {
    action: "thread.answered",
    subject: { kind: "thread", id: thread.id },
    details: { channel: reach.channel, ...(thread.root && { about: thread.root }) },
  });
  if (thread.root) await ctx.emit({ type: "thread.answered", root: thread.root, by: me });
  return accept({ thread: after.id, version: after.version });
}

/** Until the seconds are over the thread shows it as waiting, to everyone who reads it. */
async function describeAnswer(ctx: Context, { thread, text }: { thread: string; text: string }) {
  const begun = await findBegun(ctx, thread);
  if (!begun) return undefined;
  const records = begun.root === null ? [] : await findRecords(ctx.db, begun.root);
  const ahead = records.filter(({ kind, state, at }) => kind === "booking" && state === "confirmed" && at > ctx.now);
  const reference = begun.root?.split(":")[1];
  return {
    kind: "answer",
    permission: "note_customers",
    title: `${undoableActions.answer}: ${reference ?? (spacedPhone(shownEmail(begun.name)) || "Unknown")}`,
    subjects: [`thread:${reference ?? begun.id ?? thread}`, ...(begun.root === null ? [] : [begun.root])],
    soonest: ahead.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    draft: text,
  } as const;
}

type Answer = {
  readonly thread: ThreadRow;
  readonly reach: Reach;
  readonly last: InboundRow | undefined;
  readonly key: string;
  readonly author: string;
  readonly text: string;
};

async function send(ctx: Context, { thread, reach, last, key, author, text }: Answer): Promise<void> {
  const about = thread.root ? { about: thread.root } : {};
  if (reach.channel !== "email") {
    const event = { event: "team_answer", phone: reach.to, facts: { text } } as const;
    return ctx.text({ key, ...about, text: event, channel: reach.channel, threadId: thread.id });
  }
  const company = await findCompany(ctx.db);
  const reference = thread.root?.split(":")[1] ?? null;
  const subject = last?.channel === "email" && last.subject ? answering(last.subject) : null;
  await ctx.mail({
    key,
    ...about,
    template: "thread-answer",
    to: reach.to,
    threadId: thread.id,
    ...(last?.channel === "email" && last.messageId && { answersMessageId: last.messageId }),
    subject:
      subject ??
      (reference
        ? threadAnswerWords.subject_if_reference({ reference })
        : threadAnswerWords.subject({ company_name: company.name })),
    content: createElement(ThreadAnswer, { name: callable(thread.name), author, text, reference, company }),
  });
}

/** A number or an address is no name. */
const callable = (name: string): string => (/[\d@]/.test(name) ? "" : (name.trim().split(/\s+/)[0] ?? ""));

const answering = (subject: string): string => `Re: ${subject.replace(/^((re|aw|fw|fwd)\s*:\s*)+/i, "")}`.slice(0, 200);
