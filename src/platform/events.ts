import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { events, reactionRuns } from "#db/schema/platform.ts";
import type { DomainEvent, EventOf, EventType } from "#domain/events.ts";
import type { Context } from "./context.ts";
import { newId } from "./ids.ts";
import type { Queue, ReactionJob } from "./queue.ts";

export type Reaction<T extends EventType> = (ctx: Context, event: EventOf<T>) => Promise<void>;
/** Event → what follows, by name: the name is what a queued job carries. */
export type Reactions = { readonly [T in EventType]: Readonly<Record<string, Reaction<T>>> };

/** Writes events and queues their reactions, in the caller's transaction. */
export async function recordEvents(
  db: Database,
  recorded: { events: readonly DomainEvent[]; now: Date; correlationId: string },
  reactions: Reactions,
  queue: Queue,
) {
  if (recorded.events.length === 0) return;
  const rows = recorded.events.map(({ type, ...payload }) => ({
    id: newId(),
    type,
    payload,
    correlationId: recorded.correlationId,
    createdAt: recorded.now,
  }));
  await db.insert(events).values(rows);
  const jobs: ReactionJob[] = rows.flatMap((row) =>
    Object.keys(reactions[row.type]).map((reaction) => ({ eventId: row.id, reaction })),
  );
  await queue.addReactions(db, jobs);
}

/**
 * Runs one reaction to one event. The note that it ran is written with its effects, so that a job delivered twice
 * finds the note and does nothing.
 */
export async function runReaction(ctx: Context, job: ReactionJob, reactions: Reactions): Promise<"ran" | "ran before"> {
  const noted = await ctx.db
    .insert(reactionRuns)
    .values({ eventId: job.eventId, reaction: job.reaction, ranAt: ctx.now })
    .onConflictDoNothing()
    .returning({ eventId: reactionRuns.eventId });
  if (noted.length === 0) return "ran before";

  const [row] = await ctx.db.select().from(events).where(eq(events.id, job.eventId));
  if (!row) throw new Error(`There is no event ${job.eventId}.`);
  await run(ctx, { ...row.payload, type: row.type } as DomainEvent, job.reaction, reactions);
  return "ran";
}

async function run<T extends EventType>(ctx: Context, event: EventOf<T>, name: string, reactions: Reactions) {
  const reaction: Reaction<T> | undefined = reactions[event.type as T]?.[name];
  if (!reaction) throw new Error(`Nothing called ${name} follows from ${event.type}.`);
  await reaction(ctx, event);
}
