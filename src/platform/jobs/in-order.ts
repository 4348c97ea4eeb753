import type { EventType } from "#domain/events.ts";
import type { Reaction, Reactions } from "./events.ts";

/** Reaction → the reactions it waits for, wherever they follow the same event. */
export type ReactionOrder = Readonly<Record<string, readonly string[]>>;

type Following = Readonly<Record<string, unknown>>;

/**
 * Each reaction, after those it waits for, in one transaction: an email goes out once what it says has happened. Those
 * that come before also run as jobs of their own, as every reaction may run twice.
 */
export function inOrder<R extends Reactions>(reactions: R, order: ReactionOrder): R {
  const ordered = Object.entries<Following>(reactions).map(([type, following]) => [
    type,
    Object.fromEntries(Object.keys(following).map((name) => [name, oneAfterTheOther(following, name, order)])),
  ]);
  return Object.fromEntries(ordered) as R;
}

function oneAfterTheOther(following: Following, name: string, order: ReactionOrder): unknown {
  const steps = stepsUpTo(name, Object.keys(following), order).map((step) => following[step] as Reaction<EventType>);
  if (steps.length === 1) return steps[0];
  return async (...input: Parameters<Reaction<EventType>>) => {
    for (const step of steps) await step(...input);
  };
}

/** The reactions of one event that come before this one, each once, then the reaction itself. */
export function stepsUpTo(name: string, following: readonly string[], order: ReactionOrder): readonly string[] {
  const before = (order[name] ?? []).filter((earlier) => following.includes(earlier));
  return [...new Set([...before.flatMap((earlier) => stepsUpTo(earlier, following, order)), name])];
}
