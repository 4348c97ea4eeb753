import type { Database } from "#db/connect.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import type { ChannelEvent, FactsOf } from "#domain/channel/event-words.ts";
import type { ChannelPlan } from "#domain/channel/plan-channels.ts";

/** News for a phone: which event, and the facts that its email has too. The words are in domain/channel/event-words.ts. */
export type PhoneText = {
  readonly [E in ChannelEvent]: {
    readonly event: E;
    /** As it was entered; nothing is sent where no phone could ring. */
    readonly phone: string | null;
    readonly facts: FactsOf<E>;
    /** The moment of the trip it is about: at night it decides what can wait. */
    readonly neededAt?: Date;
  };
}[ChannelEvent];

/** News that has no email. */
export type TextOnly = { readonly key: string; readonly about?: string; readonly text: PhoneText };

export type OutgoingText = {
  readonly id: string;
  /** +27825550199 */
  readonly to: string;
  readonly body: string;
  readonly event: string;
  /** The facts in the order of the words. */
  readonly parameters: readonly string[];
  /** They have written to us within a day: WhatsApp takes free text only then. */
  readonly isConversation: boolean;
};

/**
 * What came of asking a provider. `refused`: never. `later`: it was certainly not sent. `unknown`: no one can tell, so it is not
 * sent again; a receipt settles it.
 */
export type TextOutcome =
  | { readonly kind: "accepted"; readonly providerId: string }
  | { readonly kind: "refused" | "later" | "unknown"; readonly reason: string };

export type TextGateway = {
  readonly provider: string;
  /** Asked twice under one number it sends once, so an unknown outcome is asked for again. */
  readonly knowsRepeats: boolean;
  /** Never throws: every end is an outcome. */
  send(text: OutgoingText): Promise<TextOutcome>;
  /** What is left of the prepaid credit; null where the provider does not say. */
  balance?(): Promise<number | null>;
};

export type TextGateways = { readonly [C in PhoneChannel]?: TextGateway };

type TextRequest = Pick<PhoneText, "event" | "phone" | "neededAt"> & { readonly hasEmail: boolean };

/** The company’s side of it: who gets what by which channel, and what it costs. */
export type Texts = {
  readonly gateways: TextGateways;
  plan(db: Database, request: TextRequest, now: Date): Promise<ChannelPlan>;
  hasWrittenSince(db: Database, phone: string, since: Date): Promise<boolean>;
  costOf(db: Database, channel: PhoneChannel, parts: number): Promise<number | null>;
};

declare module "../context.ts" {
  interface Handed {
    readonly texts: Texts;
  }
}
