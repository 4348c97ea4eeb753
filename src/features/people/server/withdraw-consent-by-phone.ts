import type { EventOf } from "#domain/events.ts";
import { consentWordings } from "#domain/person/consent.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import type { Context } from "#platform/context.ts";
import { insertConsent } from "./store.ts";
import { findGivenByPhone } from "./views.ts";

/** STOP takes back what was agreed to by phone, of everyone with that number: a line each in the ledger. */
export async function withdrawConsentByPhone(ctx: Context, { phone }: EventOf<"phone.opted_out">): Promise<void> {
  const wording = consentWordings.marketing;
  for (const { personId, channel } of await findGivenByPhone(ctx.db, phoneDigits(phone)))
    await insertConsent(ctx.db, {
      id: ctx.newId(),
      personId,
      purpose: "marketing",
      channel,
      isGiven: false,
      wordingVersion: wording.version,
      wording: wording.withdrawn,
      source: "text",
      recordedBy: null,
      at: ctx.now,
    });
}
