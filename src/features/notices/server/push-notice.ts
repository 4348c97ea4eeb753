import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import type { AskingReaction } from "#platform/jobs/events.ts";
import type { PushOutcome } from "./gateways/send-push.ts";
import { deleteGone } from "./store.ts";
import { findPhonesOf } from "./views.ts";

/**
 * Sends a notice to a driver's phones. A repeated one shows once, because a phone replaces notices with the
 * same tag. Drivers without a phone get an email instead.
 */
export const pushNotice: AskingReaction<"notice.wanted"> = {
  async ask(ctx, event) {
    const gone = await tellPhones(ctx, event);
    return (inside) => deleteGone(inside.db, gone);
  },
};

/** Returns the phones whose subscription no longer exists. */
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

/** The contact for push services: our site, or a placeholder without HTTPS. */
const senderOf = (siteUrl: string) => (siteUrl.startsWith("https:") ? siteUrl : "mailto:push@localhost.invalid");
