import type { Database } from "#db/connect.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { Actor } from "#domain/roles.ts";
import { type Caller, type Context, nobody } from "./context.ts";
import { type Reactions, recordEvents } from "./events.ts";
import { accessCodeFor, linkSealFor, newAccessCode, newId, newReference } from "./ids.ts";
import type { Logger } from "./logger.ts";
import { recordLetter } from "./mail/post-office.ts";
import { resendLetter } from "./mail/resend-letter.ts";
import type { Queue } from "./queue.ts";
import { raiseSiteVersion } from "./site-version.ts";

/** What is the same for every request of a process. */
export type World = {
  queue: Queue;
  reactions: Reactions;
  siteUrl: string;
  /** What access codes are made from. */
  secret: string;
  log: Logger;
  clock(): Date;
};

export type OpenContext = {
  ctx: Context /** Writes the events that were told; call it before the commit. */;
  finish(): Promise<void>;
};

type Given = { db: Database; outside?: Database; actor: Actor; correlationId: string; caller?: Caller };

export function createContext(world: World, given: Given): OpenContext {
  const now = world.clock();
  const told: DomainEvent[] = [];
  const ctx: Context = {
    ...given,
    outside: given.outside ?? given.db,
    caller: given.caller ?? nobody,
    now,
    siteUrl: world.siteUrl,
    // Made when asked for: most use cases log nothing.
    get log() {
      return world.log.child({ correlationId: given.correlationId });
    },
    newId,
    newReference,
    newAccessCode,
    accessCodeFor: (reference) => accessCodeFor(world.secret, reference),
    linkSealFor: (record) => linkSealFor(world.secret, record),
    emit: async (event) => void told.push(event),
    mail: (letter) => recordLetter(given.db, letter, now, world.queue),
    mailAgain: (messageId) => resendLetter(given.db, messageId, now, world.queue),
    touchSite: () => raiseSiteVersion(given.db),
  };
  const finish = () =>
    recordEvents(given.db, { events: told, now, correlationId: given.correlationId }, world.reactions, world.queue);
  return { ctx, finish };
}
