import { nameOfActor } from "#domain/account/roles.ts";
import { enquiryReference } from "#domain/booking/booking-reference.ts";
import { type RequestSource, responseDue } from "#domain/booking/service-level.ts";
import type { Context } from "#platform/context.ts";
import { insertEnquiryMove } from "../../server/enquiry-store.ts";
import { insertEnquiry, type NewEnquiry } from "../../server/store.ts";
import { findAnswerTimes } from "../../server/views.ts";

/** An enquiry in our own words, whichever form it came from. */
export type Enquiry = Pick<NewEnquiry, "kind" | "name" | "email" | "phone" | "serviceType" | "source" | "message"> &
  Partial<Pick<NewEnquiry, "page" | "details">> & {
    readonly cameFrom: RequestSource;
    readonly isSpam: boolean;
  };

/** Writes an enquiry down and tells the others. Spam is kept for a person to look through, but no one hears of it. */
export async function receiveEnquiry(ctx: Context, { cameFrom, isSpam, ...enquiry }: Enquiry) {
  const answers = await findAnswerTimes(ctx.db);
  const responseDueAt = responseDue(cameFrom, ctx.now, answers);
  const id = ctx.newId();
  const state = isSpam ? "spam" : "new";
  const reference = await writeEnquiry(ctx, { ...enquiry, id, state, responseDueAt, createdAt: ctx.now });
  await insertEnquiryMove(ctx.db, {
    id: ctx.newId(),
    enquiryId: id,
    toState: state,
    actor: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  if (!isSpam) await ctx.emit({ type: "enquiry.received", reference });
  return { reference, answer_due_at: responseDueAt.toISOString() };
}

// Two enquiries may draw the same six characters; the second draws again.
const draws = 5;

async function writeEnquiry(ctx: Context, enquiry: Omit<NewEnquiry, "reference">): Promise<string> {
  for (let draw = 0; draw < draws; draw++) {
    const reference = enquiryReference(ctx.newReference());
    if (await insertEnquiry(ctx.db, { ...enquiry, reference })) return reference;
  }
  throw new Error(`No free enquiry reference in ${draws} draws.`);
}
