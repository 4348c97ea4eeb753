import { type PhoneChannel, phoneChannels } from "#domain/channel/channel-rules.ts";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { planChannels } from "#domain/channel/plan-channels.ts";
import type { TextGateways, Texts } from "#platform/texts/texts.ts";
import { findChannelSettings, hasWrittenSince } from "./views.ts";

/** Who gets what by which channel, by our team’s settings and the providers that are connected. */
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
    async costOf(db, channel, parts) {
      const { smsCents, whatsappCents } = await findChannelSettings(db);
      const each = channel === "sms" ? smsCents : whatsappCents;
      return each === 0 ? null : each * parts;
    },
  };
}
