import { enquiryReference } from "#domain/booking-reference.ts";
import { type RequestSource, responseDue } from "#domain/service-level.ts";
import type { Context } from "#platform/context.ts";
import { insertEnquiry, type NewEnquiry } from "./store.ts";

/** An enquiry in our own words, whichever form it came from. */
export type Enquiry = Pick<NewEnquiry, "kind" | "name" | "email" | "phone" | "serviceType" | "source" | "message"> & {
  readonly cameFrom: RequestSource;
  readonly isSpam: boolean;
};

/** Writes an enquiry down and tells the others. Spam is kept for a person to look through, but nobody hears of it. */
export async function receiveEnquiry(ctx: Context, { cameFrom, isSpam, ...enquiry }: Enquiry): Promise<string> {
  const reference = await writeEnquiry(ctx, {
    ...enquiry,
    id: ctx.newId(),
    state: isSpam ? "spam" : "new",
    responseDueAt: responseDue(cameFrom, ctx.now),
    createdAt: ctx.now,
  });
  if (!isSpam) await ctx.emit({ type: "enquiry.received", reference });
  return reference;
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
