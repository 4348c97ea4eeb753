import type { Database } from "#db/connect.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { DomainEvent } from "#domain/events.ts";
import { type Afterwards, type Caller, type Context, type Handed, nobody } from "./context.ts";
import type { Held } from "./held/held.ts";
import { hasAnything, holdBack } from "./held/hold-back.ts";
import { accessCodeFor, codeFor, linkCodeFor, linkSealFor, newAccessCode, newId, newReference } from "./ids.ts";
import { type ReactionPriority, type Reactions, type RenamedReactions, recordEvents } from "./jobs/events.ts";
import type { Queue } from "./jobs/queue.ts";
import type { Logger } from "./logger.ts";
import { sendAgain } from "./mail/send-again.ts";
import { raiseSiteVersion } from "./site-version.ts";
import { recordNews, recordTextOnly } from "./texts/record-text.ts";
import { sendByChannel } from "./texts/unread-texts.ts";

/** Values shared by all requests of a process. */
export type World = {
  queue: Queue;
  reactions: Reactions;
  renamedReactions?: RenamedReactions;
  priorityOf?: ReactionPriority;
  siteUrl: string;
  secret: string;
  log: Logger;
  /** Functions of other features, external services and configuration for use cases. */
  handed: Handed;
  clock(): Date;
};

export type OpenContext = {
  ctx: Context /** Writes the events that were emitted; call it last, before the commit. */;
  finish(): Promise<void>;
  /** The action that can be undone, once all is written. */
  held(): Held | null;
};

type Input = {
  db: Database;
  actor: Actor;
  correlationId: string;
  caller?: Caller;
  /** Collects what is to be written afterwards; only where a call can be refused. */
  later?: Afterwards[];
};

export function createContext(world: World, { later, ...input }: Input): OpenContext {
  const now = world.clock();
  const domainEvents: DomainEvent[] = [];
  let held: Held | null | undefined;
  const tools = () => ({ now, queue: world.queue, texts: world.handed.texts, ...(held && { notBefore: held.until }) });
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
    async holdBack(describe) {
      if (held === undefined) held = await holdBack(ctx, describe);
      return held?.until ?? null;
    },
    mail: (email) => recordNews(input.db, email, tools()),
    text: (news) => recordTextOnly(input.db, news, tools()),
    textBy: (unread, channel) => sendByChannel(input.db, unread, channel, { now, queue: world.queue }),
    mailAgain: (messageId) => sendAgain(input.db, messageId, now, world.queue),
    retryJob: (queue, id) => world.queue.retry(input.db, queue, id),
    cancelJob: (queue, id) => world.queue.cancel(input.db, queue, id),
    touchSite: () => raiseSiteVersion(input.db),
  };
  async function finish() {
    if (held && !(await hasAnything(input.db, held.id))) held = null;
    await recordEvents(
      input.db,
      { events: domainEvents, now, correlationId: input.correlationId, held: held ?? null },
      world,
    );
  }
  return { ctx, finish, held: () => held ?? null };
}
