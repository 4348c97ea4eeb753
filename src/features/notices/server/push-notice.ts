import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import type { AskingReaction } from "#platform/jobs/events.ts";
import type { PushOutcome } from "./gateways/send-push.ts";
import { deleteGone } from "./store.ts";
import { findPhonesOf } from "./views.ts";

/**
 * Tells a driver's phones. Sent twice it shows once, because a phone replaces what has the same tag. Who has no phone set up
 * has the email that is written beside.
 */
export const pushNotice: AskingReaction<"notice.wanted"> = {
  async ask(ctx, event) {
    const gone = await tellPhones(ctx, event);
    return (inside) => deleteGone(inside.db, gone);
  },
};

/** Gives back the phones that take no more. */
async function tellPhones(ctx: Context, event: EventOf<"notice.wanted">) {
  const phones = await findPhonesOf(ctx.db, event.driverId, ctx.now);
  const { title, text, to, tag } = event;
  const push = { text: JSON.stringify({ title, text, to, tag }), from: senderOf(ctx.siteUrl) };
  const outcomes = await Promise.all(phones.map((phone) => ctx.outside.push.send({ ...phone, ...push })));
  const idsOf = (pushOutcome: PushOutcome) =>
    phones.filter((_, at) => outcomes[at] === pushOutcome).map(({ id }) => id);
  if (idsOf("failed").length > 0) ctx.log.warn({ failed: idsOf("failed").length }, "push service not reached");
  return idsOf("gone");
}

/** Whom a push service may write to: our site, or for a trial without a certificate a name that says so. */
const senderOf = (siteUrl: string) => (siteUrl.startsWith("https:") ? siteUrl : "mailto:push@localhost.invalid");
