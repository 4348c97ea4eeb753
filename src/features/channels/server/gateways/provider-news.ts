import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import type { Receipt } from "#platform/texts/note-receipt.ts";

/** An incoming text, as a provider hands it over. */
export type InboundText = {
  readonly channel: PhoneChannel;
  readonly provider: string;
  readonly providerId: string;
  readonly from: string;
  /** As the sender calls themselves, where the provider says. */
  readonly name?: string;
  readonly text: string;
  readonly at: Date;
};

/** One call of a provider at our door: what became of our texts, and what people wrote. */
export type ProviderNews = { readonly receipts: readonly Receipt[]; readonly texts: readonly InboundText[] };

/** Seconds or milliseconds since 1970, or a date in words; now where it is neither. */
export function momentIn(value: unknown, now: Date): Date {
  const number = typeof value === "number" || /^\d+$/.test(String(value)) ? Number(value) : Number.NaN;
  const since1970 = number < 1e11 ? number * 1000 : number;
  const ms = Number.isNaN(number) ? Date.parse(String(value)) : since1970;
  const at = new Date(ms);
  return Number.isNaN(at.getTime()) || at > now ? now : at;
}
