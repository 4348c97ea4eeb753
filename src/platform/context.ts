import type { Database } from "#db/connect.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { Refused } from "#domain/result.ts";
import type { Logger } from "./logger.ts";
import type { Email } from "./mail/email.ts";
import type { TextOnly } from "./texts/texts.ts";
import type { UnreadText } from "./texts/unread-texts.ts";
import type { Watch } from "./watch.ts";

/** Where a request came from, as far as it can be known; empty for what runs by itself. */
export type Caller = {
  readonly address: string;
  readonly userAgent: string;
  /** Their browser asks not to be tracked (Sec-GPC or DNT). */
  readonly wantsPrivacy?: boolean;
  /** Where rates are not limited, neither is what one caller may hold. */
  readonly isUnlimited?: boolean;
};

export const nobody: Caller = { address: "", userAgent: "" };

/** Written after a call was decided; a refusal it comes back with is then what the caller hears. */
export type Afterwards = (db: Database) => Promise<Refused<string> | undefined>;

/** How this site is set up, as far as a use case decides by it. */
export type Setup = {
  readonly isDemo: boolean;
  /** The demo’s vehicles drive by themselves. */
  readonly hasLiveDemo: boolean;
  /** Without a mail server emails are kept as files. */
  readonly hasMailServer: boolean;
  readonly dataDir: string;
  /** Null where the company has not said where its backups go. */
  readonly backupFolder: string | null;
  /** Public by nature: the map service itself limits which sites may use it. */
  readonly googleMapsKey: string | null;
  /** In the demo: the page with the phones that get our texts. */
  readonly phonesLink: string | null;
};

/**
 * Services outside, each as a function that holds its own key; left out where the company has set none up. A feature adds
 * its own beside the code that speaks to it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each feature that speaks to a service adds to it.
export interface Outside {}

/**
 * The context of a use case beside its input and its own feature. A feature adds what it gives to others, for the transaction
 * of the one that asks; src/app/handed.ts puts it together.
 */
export interface Handed {
  readonly setup: Setup;
  readonly outside: Outside;
  /** Counts what happens in this process, for the checks of its health. */
  readonly watch: Watch;
}

/**
 * Everything a use case may touch, handed to it: the transaction, the clock, who is asking, and the ways to tell
 * others.
 */
export type Context = Handed & {
  readonly db: Database;
  readonly now: Date;
  readonly actor: Actor;
  readonly caller: Caller;
  readonly correlationId: string;
  readonly siteUrl: string;
  readonly log: Logger;
  /** A new uuid v7. */
  newId(): string;
  /** A new booking reference, such as CTS-7K3M9Q. */
  newReference(): string;
  /** A secret of eight characters that opens one record without a sign-in. */
  newAccessCode(): string;
  /** The secret that opens this booking without a sign-in: the same every time, known to no one but us. */
  accessCodeFor(reference: string): string;
  /** The same for another record, such as `partner-application:018f…`. */
  codeFor(record: string): string;
  /** The same for a link in an email: with it comes what no one can guess, so it opens even while someone guesses. */
  linkCodeFor(reference: string): string;
  /**
   * The unguessable end of a link to this record, such as `quote:018f…`: the same every time, known to no one but us.
   */
  linkSealFor(record: string): string;
  /**
   * For what must stay even when the call is refused and all it wrote is taken back, such as a count of wrong codes.
   * It is written once the call has let go of its connection: a call that waits for a second one while it holds the
   * first could wait for itself.
   */
  afterwards(write: Afterwards): Promise<void>;
  /** Records what has happened, in this transaction; its reactions run once it is committed. */
  emit(event: DomainEvent): Promise<void>;
  /** Records an email and queues it, in this transaction. A second email with the same key is not written. */
  mail(email: Email): Promise<void>;
  /** The same for news that only phones get. */
  text(news: TextOnly): Promise<void>;
  /** The words of a text that did not arrive, by another channel. */
  textBy(unread: UnreadText, channel: PhoneChannel): Promise<void>;
  /** Sends an email once more, as it was written; false where its words are no longer kept. */
  mailAgain(messageId: string): Promise<boolean>;
  /** Starts a job again that has run out of attempts; false where there is none. */
  retryJob(queue: string, id: string): Promise<boolean>;
  /** Takes a job out of its queue, whether it waits, runs or has failed; false where there is none. */
  cancelJob(queue: string, id: string): Promise<boolean>;
  /** Tells every instance that public pages must be rendered again. */
  touchSite(): Promise<void>;
};
