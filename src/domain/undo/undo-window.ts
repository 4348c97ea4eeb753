import { addMinutes } from "../time/local-time.ts";

/** For how long what tells people waits, so that it can be undone. */
export type UndoRules = {
  readonly seconds: number;
  /** Messages about a trip that starts within so many minutes leave at once: there the seconds matter. */
  readonly soonMinutes: number;
};

export const undoRules: UndoRules = { seconds: 10, soonMinutes: 60 };

type Waiting = {
  /** Only what our team does by hand waits: customers, drivers and what runs automatically are not kept waiting. */
  readonly isOurTeam: boolean;
  /** The earliest pickup it is about; null where it is about none. */
  readonly soonest: Date | null;
  readonly now: Date;
};

export function secondsToUndo({ seconds, soonMinutes }: UndoRules, { isOurTeam, soonest, now }: Waiting): number {
  if (!isOurTeam) return 0;
  return soonest !== null && soonest < addMinutes(now, soonMinutes) ? 0 : seconds;
}

/** The names of actions that can be undone, on screens and in the activity log. */
export const undoableActions = {
  assign: "Driver assigned",
  unassign: "Driver removed",
  plan: "Plan applied",
  rescue: "Another vehicle sent",
  offer: "Trip offered",
  cancel: "Booking cancelled",
  quote: "Quote sent",
  answer: "Answer sent",
  driver_message: "Message sent",
  invoice: "Invoice sent",
  statement: "Statement sent",
} as const;
export type UndoableAction = keyof typeof undoableActions;
