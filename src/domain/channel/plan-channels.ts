import { companyRules } from "../company/company-rules.ts";
import { nightEnd } from "../message/scheduled-messages.ts";
import { addHours } from "../time/local-time.ts";
import {
  type ChannelChoices,
  chosenFor,
  eventRules,
  nightOf,
  type PhoneChannel,
  phoneChannels,
} from "./channel-rules.ts";
import type { ChannelEvent } from "./event-words.ts";

type ChannelRequest = {
  readonly event: ChannelEvent;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  /** When the trip needs it; null if it isn’t about a trip. */
  readonly neededAt: Date | null;
  readonly now: Date;
};

export type ChannelPlan = {
  readonly byEmail: boolean;
  readonly byPhone: PhoneChannel | null;
  /** Not before this moment; null: now. */
  readonly after: Date | null;
};

/**
 * The channels of a message. WhatsApp comes before SMS, which follows only if WhatsApp doesn’t arrive. Someone without
 * an email address is reached by phone whatever is chosen; the email is left out only where a phone gets the message
 * instead.
 */
export function planChannels(
  request: ChannelRequest,
  choices: ChannelChoices,
  connected: readonly PhoneChannel[],
): ChannelPlan {
  const { event, hasEmail, hasPhone } = request;
  const chosen = chosenFor(choices, event);
  const open = hasPhone ? phoneChannels.filter((channel) => connected.includes(channel)) : [];
  const byPhone = open.find((channel) => chosen.includes(channel)) ?? (hasEmail ? null : withoutEmail(open));
  return { byEmail: hasEmail && (chosen.includes("email") || byPhone === null), byPhone, after: waitsUntil(request) };
}

/** A caller who left only a number has a phone that takes SMS, and perhaps WhatsApp. */
const withoutEmail = (open: readonly PhoneChannel[]): PhoneChannel | null =>
  open.includes("sms") ? "sms" : (open[0] ?? null);

/** The channel to try after one that failed; null if our team must call. */
export function nextChannel(
  event: ChannelEvent,
  channel: PhoneChannel,
  choices: ChannelChoices,
  connected: readonly PhoneChannel[],
): PhoneChannel | null {
  const chosen = chosenFor(choices, event);
  const later = phoneChannels.slice(phoneChannels.indexOf(channel) + 1);
  return later.find((one) => connected.includes(one) && chosen.includes(one)) ?? null;
}

/** A message that can wait at night waits until the recipient’s morning. */
export function waitsUntil({ event, neededAt, now }: Pick<ChannelRequest, "event" | "neededAt" | "now">): Date | null {
  const { to, sent } = eventRules[event];
  const night = nightOf[to];
  const morning = night && sent === "waits" ? nightEnd(night, now) : null;
  if (!morning) return null;
  const isNeededBefore = neededAt !== null && neededAt < addHours(morning, companyRules.cannotWaitHours);
  return isNeededBefore ? null : morning;
}

/** How long a message may stay unread before the next channel is tried. */
export const unreadMinutes = 30;
