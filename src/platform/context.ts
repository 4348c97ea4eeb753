import type { Database } from "#db/connect.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { Refused } from "#domain/result.ts";
import type { Holding } from "./held/holding.ts";
import type { Logger } from "./logger.ts";
import type { Email } from "./mail/email.ts";
import type { TextOnly } from "./texts/texts.ts";
import type { UnreadText } from "./texts/unread-texts.ts";
import type { Watch } from "./watch.ts";

/** Where a request comes from, as far as known; empty for work that runs by itself. */
export type Caller = {
  readonly address: string;
  readonly userAgent: string;
  /** Their browser asks not to be tracked (Sec-GPC or DNT). */
  readonly wantsPrivacy?: boolean;
  /** Where rates are not limited, neither is what one caller may hold. */
  readonly isUnlimited?: boolean;
};

export const nobody: Caller = { address: "", userAgent: "" };

/** Runs after a call is decided; a refusal it returns is what the caller gets. */
export type Afterwards = (db: Database) => Promise<Refused<string> | undefined>;

/** The parts of the configuration that use cases depend on. */
export type Setup = {
  readonly isDemo: boolean;
  readonly hasLiveDemo: boolean;
  /** Without a mail server emails are stored as files. */
  readonly hasMailServer: boolean;
  /** The configuration’s own addresses, beside those in the settings. */
  readonly addresses: {
    /** The site’s address is configured, and not only where it happens to listen. */
    readonly isSiteSet: boolean;
    readonly mailHost: string | null;
    readonly mailFrom: string | null;
    readonly mailReplyTo: string | null;
  };
  readonly dataDir: string;
  /** Null if no backup folder is configured. */
  readonly backupFolder: string | null;
  /** Public by nature: the map service itself limits which sites may use it. */
  readonly googleMapsKey: string | null;
  /** In the demo: the page with the phones that receive our texts. */
  readonly phonesLink: string | null;
};

/**
 * External services, each as a function that holds its own key; absent if not configured. A feature adds its own beside
 * the code that implements it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each feature that speaks to a service adds to it.
export interface Outside {}

/**
 * What a use case’s context offers as well as its input. Features add what they do for others within the caller’s
 * transaction; src/app/handed.ts assembles it.
 */
export interface Handed {
  readonly setup: Setup;
  readonly outside: Outside;
  /** Counts what happens in this process, for health checks. */
  readonly watch: Watch;
}

/** Everything a use case may touch: the transaction, the clock, the caller, and ways to notify others. */
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
  /** A new reference, such as CTS-7K3M9Q; a booking’s begins with the company’s prefix of today. */
  newReference(prefix?: string): string;
  /** Eight secret characters that open one record without signing in. */
  newAccessCode(): string;
  /** The secret that opens this booking without signing in: always the same, and known only to us. */
  accessCodeFor(reference: string): string;
  /** The same for another record, such as `partner-application:018f…`. */
  codeFor(record: string): string;
  /** The same for an emailed link, plus a part no one can guess, so that it works even during a guessing attack. */
  linkCodeFor(reference: string): string;
  /** The unguessable end of a record’s link, such as `quote:018f…`: always the same, and known only to us. */
  linkSealFor(record: string): string;
  /**
   * For what must stay even when the call is refused and all it wrote is taken back, such as a count of wrong codes.
   * It is written once the call has let go of its connection: a call that waits for a second one while it holds the
   * first could wait for itself.
   */
  afterwards(write: Afterwards): Promise<void>;
  /** Records an event in this transaction; its reactions run after the commit. */
  emit(event: DomainEvent): Promise<void>;
  /**
   * What this call tells waits some seconds, in which our team can undo it: its events with all that follows, and its emails.
   * Said before the first write, by what describes it; that is asked only where it waits at all. Answers until when, or null. Said again it
   * changes nothing.
   */
  holdBack(describe: () => Promise<Holding | undefined>): Promise<Date | null>;
  /** Records and queues an email in this transaction. A second email with the same key is ignored. */
  mail(email: Email): Promise<void>;
  /** The same for news that only goes to phones. */
  text(news: TextOnly): Promise<void>;
  /** Sends an undelivered text by another channel. */
  textBy(unread: UnreadText, channel: PhoneChannel): Promise<void>;
  /** Sends an email again as it was; false if its content is no longer kept. */
  mailAgain(messageId: string): Promise<boolean>;
  /** Restarts a job that ran out of attempts; false if there is none. */
  retryJob(queue: string, id: string): Promise<boolean>;
  /** Removes a job from its queue, whether it waits, runs or has failed; false if there is none. */
  cancelJob(queue: string, id: string): Promise<boolean>;
  /** Makes every instance render public pages again. */
  touchSite(): Promise<void>;
};
