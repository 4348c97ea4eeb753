import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { events, reactionRuns } from "#db/schema/platform.ts";
import type { DomainEvent, EventOf, EventType } from "#domain/events.ts";
import type { Context } from "../context.ts";
import type { Held } from "../held/held.ts";
import { waitsFor } from "../held/waits-for.ts";
import { newId } from "../ids.ts";
import { answeredWithCommit } from "../transaction.ts";
import type { Queue, QueuedReaction, ReactionJob } from "./queue.ts";

export type Reaction<T extends EventType> = (ctx: Context, event: EventOf<T>) => Promise<void>;

/**
 * A reaction that asks someone outside the company first. It does so before its transaction starts, so that no row is
 * locked while a stranger thinks, and is handed the answer. Delivered twice, it asks twice and acts once.
 */
export type AskingReaction<T extends EventType> = {
  ask(ctx: Context, event: EventOf<T>): Promise<Reaction<T>>;
};

/** Event → what follows, by name: the name is what a queued job carries. */
export type Reactions = {
  readonly [T in EventType]?: Readonly<Record<string, Reaction<T> | AskingReaction<T>>>;
};

/** Event → former name of a reaction → its name now: a job queued by an earlier version still finds what it is for. */
export type RenamedReactions = { readonly [T in EventType]?: Readonly<Record<string, string | null>> };

/** How urgently a reaction runs; ordinary unless stated. */
export type ReactionPriority = (type: EventType, reaction: string) => QueuedReaction["priority"];

type ReactionTable = { readonly reactions: Reactions; readonly renamedReactions?: RenamedReactions };

/** Writes events and queues their reactions, in the caller's transaction. */
export async function recordEvents(
  db: Database,
  recorded: { events: readonly DomainEvent[]; now: Date; correlationId: string; held?: Held | null },
  { reactions, priorityOf, queue }: { reactions: Reactions; priorityOf?: ReactionPriority; queue: Queue },
) {
  if (recorded.events.length === 0) return;
  const rows = recorded.events.map(({ type, ...payload }) => ({
    id: newId(),
    type,
    payload,
    correlationId: recorded.correlationId,
    createdAt: recorded.now,
    heldBy: recorded.held?.id ?? null,
  }));
  const jobs = rows.flatMap(({ id, type }) =>
    Object.keys(reactions[type] ?? {}).map(
      (reaction): QueuedReaction => ({
        eventId: id,
        reaction,
        priority: priorityOf?.(type, reaction) ?? "ordinary",
        ...(recorded.held && { heldBy: recorded.held.id }),
      }),
    ),
  );
  // Nothing needs their answers: they are sent with the commit, in this order.
  for (const row of rows) await answeredWithCommit(db, insertEvent(db, row));
  await queue.addReactions(db, jobs, recorded.held?.until);
}

const eventStatement = {
  name: "record_event",
  text: "insert into events (id, type, payload, correlation_id, created_at, held_by) values ($1, $2, $3, $4, $5, $6)",
};

/** Text parameters only, so that nothing can fail while encoding. */
function insertEvent(
  db: Database,
  { id, type, payload, correlationId, createdAt, heldBy }: typeof events.$inferInsert,
) {
  const values = [id, type, JSON.stringify(payload), correlationId, createdAt.toISOString(), heldBy];
  return db.$client.query({ ...eventStatement, values });
}

/**
 * Runs one reaction to an event. The record of its run commits with its effects, so a job delivered twice finds it and
 * does nothing. The record has the name the job carries, even a former one.
 */
export async function runReaction(
  ctx: Context,
  job: ReactionJob,
  table: ReactionTable,
  input?: AnyReaction,
): Promise<"ran" | "ran before" | "undone" | Date> {
  const waits = await waitsFor(ctx, job);
  if (waits) return waits;
  const noted = await ctx.db
    .insert(reactionRuns)
    .values({ eventId: job.eventId, reaction: job.reaction, ranAt: ctx.now })
    .onConflictDoNothing()
    .returning({ eventId: reactionRuns.eventId });
  if (noted.length === 0) return "ran before";

  const event = await findEvent(ctx.db, job.eventId);
  const reaction = input ?? reactionTo(event, job.reaction, table);
  await (typeof reaction === "function" ? reaction : await reaction.ask(ctx, event))(ctx, event);
  return "ran";
}

/** The work after the external request. */
export type AnyReaction = Reaction<EventType>;

/** Lets a reaction query an external service outside any transaction. Undefined if it doesn’t, or has already run. */
export async function askFirst(ctx: Context, job: ReactionJob, table: ReactionTable): Promise<AnyReaction | undefined> {
  const event = await findEvent(ctx.db, job.eventId);
  const reaction = reactionTo(event, job.reaction, table);
  if (typeof reaction === "function" || (await waitsFor(ctx, job))) return undefined;
  const isThisRun = and(eq(reactionRuns.eventId, job.eventId), eq(reactionRuns.reaction, job.reaction));
  const [ran] = await ctx.db.select({ ranAt: reactionRuns.ranAt }).from(reactionRuns).where(isThisRun);
  return ran ? undefined : reaction.ask(ctx, event);
}

async function findEvent(db: Database, id: string): Promise<DomainEvent> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  if (!row) throw new Error(`There is no event ${id}.`);
  return { ...row.payload, type: row.type } as DomainEvent;
}

/**
 * A job whose reaction is unknown fails: the queue keeps it and retries, as an instance that knows it may be starting.
 */
function reactionTo(event: DomainEvent, name: string, table: ReactionTable): AnyReaction | AskingReaction<EventType> {
  const named: Readonly<Record<string, unknown>> = table.reactions[event.type] ?? {};
  const renamed = table.renamedReactions?.[event.type]?.[name];
  const reaction = renamed === null ? async () => {} : (named[name] ?? named[renamed ?? ""]);
  if (!reaction) throw new Error(`No reaction to ${event.type} is called ${name}.`);
  return reaction as AnyReaction | AskingReaction<EventType>;
}
