import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { events, reactionRuns } from "#db/schema/platform.ts";
import type { DomainEvent, EventOf, EventType } from "#domain/events.ts";
import type { Context } from "../context.ts";
import { newId } from "../ids.ts";
import { answeredWithCommit } from "../transaction.ts";
import type { Priority, Queue, QueuedReaction, ReactionJob } from "./queue.ts";

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

/** How soon a reaction to an event runs; ordinary where no one says. */
export type ReactionPriority = (type: EventType, reaction: string) => Priority;

type ReactionTable = { readonly reactions: Reactions; readonly renamedReactions?: RenamedReactions };

/** Writes events and queues their reactions, in the caller's transaction. */
export async function recordEvents(
  db: Database,
  recorded: { events: readonly DomainEvent[]; now: Date; correlationId: string },
  { reactions, priorityOf, queue }: { reactions: Reactions; priorityOf?: ReactionPriority; queue: Queue },
) {
  if (recorded.events.length === 0) return;
  const rows = recorded.events.map(({ type, ...payload }) => ({
    id: newId(),
    type,
    payload,
    correlationId: recorded.correlationId,
    createdAt: recorded.now,
  }));
  const jobs = rows.flatMap(({ id, type }) =>
    Object.keys(reactions[type] ?? {}).map(
      (reaction): QueuedReaction => ({ eventId: id, reaction, priority: priorityOf?.(type, reaction) ?? "ordinary" }),
    ),
  );
  // Nothing needs their answers: they leave with the commit, in this order.
  for (const row of rows) await answeredWithCommit(db, insertEvent(db, row));
  await queue.addReactions(db, jobs);
}

const eventStatement = {
  name: "record_event",
  text: "insert into events (id, type, payload, correlation_id, created_at) values ($1, $2, $3, $4, $5)",
};

/** In texts alone, so that nothing is left that could fail on the way to the connection. */
function insertEvent(db: Database, { id, type, payload, correlationId, createdAt }: typeof events.$inferInsert) {
  const values = [id, type, JSON.stringify(payload), correlationId, createdAt.toISOString()];
  return db.$client.query({ ...eventStatement, values });
}

/**
 * Runs one reaction to one event. The record that it ran is written with its effects, so that a job delivered twice
 * finds the record and does nothing. The record has the name that the job carries, a former one too.
 */
export async function runReaction(
  ctx: Context,
  job: ReactionJob,
  table: ReactionTable,
  input?: AnyReaction,
): Promise<"ran" | "ran before"> {
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

/** The rest of the work after the answer. */
export type AnyReaction = Reaction<EventType>;

/** Lets a reaction that asks do so, outside of any transaction. Undefined for one that does not, or that ran before. */
export async function askFirst(ctx: Context, job: ReactionJob, table: ReactionTable): Promise<AnyReaction | undefined> {
  const event = await findEvent(ctx.db, job.eventId);
  const reaction = reactionTo(event, job.reaction, table);
  if (typeof reaction === "function") return undefined;
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
 * A job that no reaction answers to fails: the queue keeps it and tries again, as an instance that knows it may be
 * starting.
 */
function reactionTo(event: DomainEvent, name: string, table: ReactionTable): AnyReaction | AskingReaction<EventType> {
  const named: Readonly<Record<string, unknown>> = table.reactions[event.type] ?? {};
  const renamed = table.renamedReactions?.[event.type]?.[name];
  const reaction = renamed === null ? async () => {} : (named[name] ?? named[renamed ?? ""]);
  if (!reaction) throw new Error(`No reaction to ${event.type} is called ${name}.`);
  return reaction as AnyReaction | AskingReaction<EventType>;
}
