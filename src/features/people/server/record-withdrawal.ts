import type { EventOf } from "#domain/events.ts";
import { consentWordings } from "#domain/person/consent.ts";
import type { Context } from "#platform/context.ts";
import { insertConsent, lockCustomer } from "./store.ts";

/** A link in an email of ours was used: the consent ends, in the words of the link. It ends once, however often that is pressed. */
export async function recordWithdrawal(ctx: Context, event: EventOf<"marketing.stopped">): Promise<void> {
  const { personId, channel } = event;
  const customer = await lockCustomer(ctx.db, personId);
  if (!customer?.consents.includes(`marketing:${channel}`)) return;
  const { version: wordingVersion, withdrawn: wording } = consentWordings.marketing;
  await insertConsent(ctx.db, {
    id: ctx.newId(),
    personId,
    purpose: "marketing",
    channel,
    isGiven: false,
    wordingVersion,
    wording,
    source: "unsubscribe",
    recordedBy: null,
    at: ctx.now,
  });
}
