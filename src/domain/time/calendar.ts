/** Publish: for anyone who saves it. Request and cancel: sent to someone, whose calendar updates automatically. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A calendar event. `id` stays the same whenever the event is written again. */
export type CalendarEvent = {
  readonly id: string;
  /** Increases with every change: calendars ignore lower numbers. */
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  /** An all-day event: start and end are midnights in UTC. */
  readonly isAllDay?: boolean;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** Where to view, change or cancel it. */
  readonly link?: string;
  /** Tentative while it may still change or be dropped. */
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

/** The id of one drive of a booking, the same in every email and file. */
export const calendarId = (reference: string, leg: number): string => `${reference}-${leg}`;
