/** Publish: for anyone who saves it. Request and cancel: sent to someone, whose calendar then follows by itself. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Something that takes place, for a calendar. `id` is the same whenever the same event is written. */
export type CalendarEvent = {
  readonly id: string;
  /** Counts up with every change: a calendar that knows a higher one ignores this. */
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  /** A matter of whole days: start and end are then midnights at Greenwich, as no time of day is meant. */
  readonly isAllDay?: boolean;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** Where to read more, and to change or cancel it. */
  readonly link?: string;
  /** Tentative while it may still change or fall away. */
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

/** The id of one drive of a booking, the same in every email and file. */
export const calendarId = (reference: string, leg: number): string => `${reference}-${leg}`;
