import type { EventType } from "#domain/events.ts";
import type { Reaction } from "./events.ts";

/**
 * One reaction after the other, in one transaction: an email first sees to it that what it tells has happened. What
 * comes before may run by itself as well, as every reaction may run twice.
 */
export const inTurn =
  <T extends EventType>(...steps: readonly Reaction<T>[]): Reaction<T> =>
  async (ctx, event) => {
    for (const step of steps) await step(ctx, event);
  };
