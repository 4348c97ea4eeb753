import { createElement } from "react";
import { personAsking } from "#domain/account/person-asking.ts";
import { enquiryLifecycle } from "#domain/enquiry/enquiry-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { type EnquiryRow, insertAnswer } from "../../server/enquiry-store.ts";
import { finishTaskAbout } from "../../server/task-store.ts";
import { findCompany, findNameOf } from "../../server/views.ts";
import type { leadsContract } from "../contract.ts";
import { EnquiryAnswer, enquiryAnswerWords } from "./emails/enquiry-answer.tsx";
import { editEnquiry, lockedEnquiry, moveEnquiry } from "./move-enquiry.ts";

/** Writes to the customer. The first answer keeps the promise that was made; a lost customer is then in touch again. */
export async function answerEnquiry(ctx: Context, input: ParsedOf<typeof leadsContract.answerEnquiry>) {
  const enquiry = await lockedEnquiry(ctx, input);
  if (!enquiry.ok) return enquiry;
  const { state } = enquiry.value;
  if (state === "spam" || state === "duplicate")
    return refuse("not_possible", { allowed: enquiryLifecycle.allowed(state) });

  await ctx.holdBack(async () => ({
    kind: "answer",
    permission: "change_customers",
    title: `${undoableActions.answer}: ${enquiry.value.reference}`,
    subjects: [`enquiry:${input.id}`],
    draft: input.text,
  }));
  const me = personAsking(ctx.actor);
  const author = await findNameOf(ctx.db, me);
  const words = { id: ctx.newId(), enquiryId: input.id, authorId: me, author, text: input.text, createdAt: ctx.now };
  await insertAnswer(ctx.db, words);
  await sendAnswer(ctx, enquiry.value, words);
  await ctx.emit({ type: "customer.written_to", record: `enquiry:${enquiry.value.reference}`, by: me });
  return noteAnswered(ctx, enquiry.value, me);
}

/** The promise is kept: the clock stops, and the enquiry is in touch. */
export async function noteAnswered(ctx: Context, enquiry: EnquiryRow, me: string) {
  const takenBy = enquiry.takenBy ?? me;
  const changes = { answeredAt: enquiry.answeredAt ?? ctx.now, takenBy, takenAt: enquiry.takenAt ?? ctx.now };
  const about = { kind: "sla_breach", subjectKind: "enquiry", subjectId: enquiry.reference };
  await finishTaskAbout(ctx.db, about, { at: ctx.now, by: me });
  // Only those: one that is qualified or quoted does not go back by another word to the customer.
  if (enquiry.state === "new" || enquiry.state === "lost") {
    const moved = await moveEnquiry(ctx, { id: enquiry.id, to: "contacted", changes });
    return moved.ok ? accept({ state: moved.value.state, version: moved.value.version }) : moved;
  }
  const { version } = await editEnquiry(ctx, enquiry, changes);
  return accept({ state: enquiry.state, version });
}

type Answer = { readonly id: string; readonly author: string; readonly text: string };

async function sendAnswer(ctx: Context, enquiry: EnquiryRow, { id, author, text }: Answer) {
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `enquiry-answer:${id}`,
    template: "enquiry-answer",
    to: enquiry.email,
    about: `enquiry:${enquiry.reference}`,
    subject: enquiryAnswerWords.subject({ reference: enquiry.reference }),
    content: createElement(EnquiryAnswer, { name: enquiry.name, reference: enquiry.reference, author, text, company }),
  });
}
