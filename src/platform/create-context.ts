import type { Database } from "#db/connect.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { DomainEvent } from "#domain/events.ts";
import { type Afterwards, type Caller, type Context, type Handed, nobody } from "./context.ts";
import { accessCodeFor, codeFor, linkCodeFor, linkSealFor, newAccessCode, newId, newReference } from "./ids.ts";
import { type ReactionPriority, type Reactions, type RenamedReactions, recordEvents } from "./jobs/events.ts";
import type { Queue } from "./jobs/queue.ts";
import type { Logger } from "./logger.ts";
import { sendAgain } from "./mail/send-again.ts";
import { raiseSiteVersion } from "./site-version.ts";
import { recordNews, recordTextOnly } from "./texts/record-text.ts";
import { sendByChannel } from "./texts/unread-texts.ts";

/** Values that are the same for every request of a process. */
export type World = {
  queue: Queue;
  reactions: Reactions;
  renamedReactions?: RenamedReactions;
  priorityOf?: ReactionPriority;
  siteUrl: string;
  /** The alphabet of access codes. */
  secret: string;
  log: Logger;
  /** Functions of other features, of services outside and of the set-up, for use cases. */
  handed: Handed;
  clock(): Date;
};

export type OpenContext = {
  ctx: Context /** Writes the events that were emitted; call it last, before the commit. */;
  finish(): Promise<void>;
};

type Input = {
  db: Database;
  actor: Actor;
  correlationId: string;
  caller?: Caller;
  /** Takes down what is to be written afterwards; only where a call can be refused. */
  later?: Afterwards[];
};

export function createContext(world: World, { later, ...input }: Input): OpenContext {
  const now = world.clock();
  const domainEvents: DomainEvent[] = [];
  const ctx: Context = {
    ...world.handed,
    ...input,
    caller: input.caller ?? nobody,
    now,
    siteUrl: world.siteUrl,
    // Made when asked for: most use cases log nothing.
    get log() {
      return world.log.child({ correlationId: input.correlationId });
    },
    newId,
    newReference,
    newAccessCode,
    accessCodeFor: (reference) => accessCodeFor(world.secret, reference),
    codeFor: (record) => codeFor(world.secret, record),
    linkCodeFor: (reference) => linkCodeFor(world.secret, reference),
    linkSealFor: (record) => linkSealFor(world.secret, record),
    async afterwards(write) {
      if (!later) throw new Error("Only a call can be refused: nothing here is written afterwards.");
      later.push(write);
    },
    emit: async (event) => void domainEvents.push(event),
    mail: (email) => recordNews(input.db, email, { now, queue: world.queue, texts: world.handed.texts }),
    text: (news) => recordTextOnly(input.db, news, { now, queue: world.queue, texts: world.handed.texts }),
    textBy: (unread, channel) => sendByChannel(input.db, unread, channel, { now, queue: world.queue }),
    mailAgain: (messageId) => sendAgain(input.db, messageId, now, world.queue),
    retryJob: (queue, id) => world.queue.retry(input.db, queue, id),
    cancelJob: (queue, id) => world.queue.cancel(input.db, queue, id),
    touchSite: () => raiseSiteVersion(input.db),
  };
  const finish = () => recordEvents(input.db, { events: domainEvents, now, correlationId: input.correlationId }, world);
  return { ctx, finish };
}
