import type { DomainEvent, EventType } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import type { Reaction, Reactions } from "#platform/jobs/events.ts";
import type { World } from "./in-transaction.ts";

/** Reorders the waiting events: a queue promises no order. */
export type Order = <T>(waiting: readonly T[]) => readonly T[];

/** Runs the reactions to every event, and to the events those emit, until nothing is left to do. */
export async function followEvents(
  ctx: Context,
  world: World,
  { reactions, order = (waiting) => waiting }: { reactions: Reactions; order?: Order },
): Promise<void> {
  const waiting: { event: DomainEvent; reaction: Reaction<EventType> }[] = [];
  const take = () => {
    for (const event of world.events.splice(0))
      for (const reaction of Object.values(reactions[event.type] ?? {}))
        if (typeof reaction === "function") waiting.push({ event, reaction: reaction as Reaction<EventType> });
  };
  for (take(); waiting.length > 0; take()) {
    const [next] = order(waiting);
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    await next.reaction(ctx, next.event);
  }
}

/**
 * The reactions without the notifications: a test about money does not need the emails, and rendering each
 * takes time.
 */
export const bookkeepingOf = (reactions: Reactions): Reactions =>
  Object.fromEntries(
    Object.entries(reactions).map(([type, following]) => [
      type,
      Object.fromEntries(Object.entries(following).filter(([name]) => !/^(send|alert)/.test(name))),
    ]),
  ) as Reactions;
