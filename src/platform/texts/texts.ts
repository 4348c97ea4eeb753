import type { Database } from "#db/connect.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import type { ChannelEvent, FactsOf } from "#domain/channel/event-words.ts";
import type { ChannelPlan } from "#domain/channel/plan-channels.ts";

/** News for a phone: an event, and the facts its email has too. The texts are in domain/channel/event-words.ts. */
export type PhoneText = {
  readonly [E in ChannelEvent]: {
    readonly event: E;
    /** As entered; nothing is sent to a number that can’t be dialled. */
    readonly phone: string | null;
    readonly facts: FactsOf<E>;
    /** When its trip needs it: at night this decides whether it can wait. */
    readonly neededAt?: Date;
    /** The trip it is about: what later news of it has overtaken is not sent any more. */
    readonly tripId?: string;
  };
}[ChannelEvent];

/** News without an email. */
export type TextOnly = {
  readonly key: string;
  readonly about?: string;
  readonly text: PhoneText;
  /** As a colleague chose it: otherwise our team’s settings say which. */
  readonly channel?: PhoneChannel;
  /** The thread of the inbox that it is written in. */
  readonly threadId?: string;
};

export type OutgoingText = {
  readonly id: string;
  /** +27825550199 */
  readonly to: string;
  readonly body: string;
  readonly event: string;
  /** The facts in the order of the text. */
  readonly parameters: readonly string[];
  /** They wrote to us within a day: only then does WhatsApp accept free text. */
  readonly isConversation: boolean;
};

/**
 * The outcome of asking a provider. `refused`: never sent. `later`: certainly not sent yet. `unknown`: it can’t be
 * known, so it isn’t sent again; a receipt settles it.
 */
export type TextOutcome =
  | { readonly kind: "accepted"; readonly providerId: string }
  | { readonly kind: "refused" | "later" | "unknown"; readonly reason: string };

export type TextGateway = {
  readonly provider: string;
  /** Asked twice with one id it sends once, so an unknown outcome can be asked again. */
  readonly knowsRepeats: boolean;
  /** Never throws: every failure is an outcome. */
  send(text: OutgoingText): Promise<TextOutcome>;
  /** Remaining prepaid credit; null if the provider doesn’t say. */
  balance?(): Promise<number | null>;
};

export type TextGateways = { readonly [C in PhoneChannel]?: TextGateway };

export type OvertakenText = {
  readonly id: string;
  readonly event: ChannelEvent;
  readonly tripId: string;
  readonly recipient: string;
  readonly createdAt: Date;
};

type TextRequest = Pick<PhoneText, "event" | "phone" | "neededAt"> & { readonly hasEmail: boolean };

/** The company’s choices: who gets what by which channel, and what it costs. */
export type Texts = {
  readonly gateways: TextGateways;
  plan(db: Database, request: TextRequest, now: Date): Promise<ChannelPlan>;
  hasWrittenSince(db: Database, phone: string, since: Date): Promise<boolean>;
  /** Null where no one has entered what a text there costs. */
  costOf(db: Database, sent: { provider: string; phone: string; parts: number }): Promise<number | null>;
  /** Whether later news of its trip, or the trip itself, has made a text untrue before it went. */
  isOvertaken(db: Database, text: OvertakenText): Promise<boolean>;
};

declare module "../context.ts" {
  interface Handed {
    readonly texts: Texts;
  }
}
