import { type PhoneChannel, phoneChannels } from "#domain/channel/channel-rules.ts";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { isOvertaken } from "#domain/channel/overtaken.ts";
import { planChannels } from "#domain/channel/plan-channels.ts";
import { priceOf } from "#domain/channel/text-prices.ts";
import type { TextGateways, Texts } from "#platform/texts/texts.ts";
import { findChannelSettings, findNewsSince, findTripState, hasWrittenSince } from "./views.ts";

/** The channels of an event, by our team’s settings and the providers that are connected. */
export function openTexts(gateways: TextGateways): Texts {
  const connected: readonly PhoneChannel[] = phoneChannels.filter((channel) => gateways[channel]);
  return {
    gateways,
    hasWrittenSince,
    async plan(db, { event, phone, hasEmail, neededAt = null }, now) {
      const { choices } = await findChannelSettings(db);
      const hasPhone = dialledNumber(phone ?? "") !== null;
      return planChannels({ event, hasEmail, hasPhone, neededAt, now }, choices, connected);
    },
    async costOf(db, { provider, phone, parts }) {
      const { prices } = await findChannelSettings(db);
      const each = priceOf(prices, provider, phone);
      return each === null ? null : each * parts;
    },
    async isOvertaken(db, { id, event, tripId, recipient, createdAt }) {
      const tripState = await findTripState(db, tripId);
      if (tripState === null) return false;
      return isOvertaken({ event, tripState, since: await findNewsSince(db, { id, tripId, recipient, createdAt }) });
    },
  };
}
