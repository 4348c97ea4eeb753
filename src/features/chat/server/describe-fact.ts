import type { Duration, Span } from "#domain/catalogue.ts";

/** Something the chat may say. Every figure in `text` is read from the catalogue or the house rules. */
export type Fact = {
  readonly id: string;
  /** What people call it, and other words they may use. */
  readonly title: string;
  readonly words: string;
  readonly text: string;
  /** The page that says more. */
  readonly page: string;
  /** What /booking?service= takes, when this can be booked. */
  readonly booking?: string;
};

/** 1 to 22, 25 or more */
export const describeSpan = ({ fewest, most }: Span): string =>
  most === null ? `${fewest} or more` : `${fewest} to ${most}`;

/** 8 to 9 hours */
export const describeDuration = (length: Duration): string => `${describeSpan(length)} ${length.unit}`;

/** The fact as it is told, with the page it stands on. */
export const describeFact = (fact: Fact): string => `${fact.text} (${fact.page})`;
