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
  /** Whether an email can reach them. */
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  /** Of the trip; null where it is about none. */
  readonly neededAt: Date | null;
  readonly now: Date;
};

export type ChannelPlan = {
  readonly byEmail: boolean;
  readonly byPhone: PhoneChannel | null;
  /** Not before: null for now. */
  readonly after: Date | null;
};

/**
 * By which ways a message goes. WhatsApp comes before SMS, which follows only if the first does not arrive. Who has no email is
 * reached by phone whatever is chosen; an email is left out only where a phone gets the news in its place.
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

/** A caller who gave a number and nothing else has a phone that takes SMS, and perhaps WhatsApp. */
const withoutEmail = (open: readonly PhoneChannel[]): PhoneChannel | null =>
  open.includes("sms") ? "sms" : (open[0] ?? null);

/** The channel after one that did not arrive; null where a person must call. */
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

/** At night what can wait does: until the morning of those it is for. */
function waitsUntil({ event, neededAt, now }: Pick<ChannelRequest, "event" | "neededAt" | "now">): Date | null {
  const { to, sent } = eventRules[event];
  const night = nightOf[to];
  const morning = night && sent === "waits" ? nightEnd(night, now) : null;
  if (!morning) return null;
  const isNeededBefore = neededAt !== null && neededAt < addHours(morning, companyRules.cannotWaitHours);
  return isNeededBefore ? null : morning;
}

/** For so long an unread message is given before the next way is tried. */
export const unreadMinutes = 30;
