import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { phoneDigits } from "#db/contact-keys.ts";
import { bookings } from "#db/schema/booking.ts";
import { type Prefixes, prefixedTyped, referencesTyped } from "#domain/booking/reference-prefix.ts";
import { phoneTyped, placeTyped } from "#domain/text/search-text.ts";

/** Text with a prefix: a range works under every collation, starts_with() makes it exact. */
function beginsWith(text: SQLWrapper, beginning: string): SQL {
  return sql`(${rangeOf(text, beginning)} and starts_with(${text}, ${beginning}))`;
}

const rangeOf = (text: SQLWrapper, beginning: string) =>
  sql`(${text} >= ${beginning} and ${text} < ${`${beginning}\uffff`})`;

const lower = (column: SQLWrapper) => sql`lower(${column})`;

/** One interpretation of the typed text, and the order of its index. */
export type SearchBranch = {
  readonly where: SQL | undefined;
  /** The part of it that bounds the index: alone, so that the planner sees how much there is. */
  readonly range: SQL | undefined;
  readonly inOrder: SQL;
  /** Matches words rather than a prefix. */
  readonly isWords?: boolean;
};

const { firstName, lastName, email, pickupLocation, destination, createdAt, pickupAt, reference } = bookings;
const beginning = (text: SQLWrapper, typed: string, then: SQLWrapper = createdAt): SearchBranch => ({
  where: beginsWith(text, typed),
  range: rangeOf(text, typed),
  inOrder: sql`${text} desc, ${then} desc`,
});

/** The text may be a reference, a name, an address, a number or a place: one query for each. */
export function searchBranches(text: string, prefixes: Prefixes): readonly SearchBranch[] {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trim();
  const byEmail = beginning(lower(email), typed, pickupAt);
  if (typed.includes("@")) return [byEmail];
  const known = referencesOf(typed, prefixes).map(byReference);
  const digits = phoneTyped(typed);
  if (digits) return [beginning(phoneDigits(bookings.phone), digits), ...known];
  return [
    ...known,
    beginning(lower(lastName), typed),
    beginning(lower(firstName), typed),
    ...nameInFull(typed),
    byEmail,
    ...byPlace(typed),
  ];
}

/** Any word of pickup or destination; the last one may be incomplete. */
function byPlace(typed: string): SearchBranch[] {
  const result = placeTyped(typed);
  if (!result) return [];
  const where = sql`place_words(${pickupLocation}, ${destination}) @@ to_tsquery('simple', ${result})`;
  return [{ where, range: where, inOrder: sql`${createdAt} desc`, isWords: true }];
}

/** The same for people only: a name, an email address or a phone number. */
export function customerBranches(text: string): readonly SearchBranch[] {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trim();
  const byEmail = beginning(lower(email), typed, pickupAt);
  if (typed.includes("@")) return [byEmail];
  const digits = phoneTyped(typed);
  if (digits) return [beginning(phoneDigits(bookings.phone), digits)];
  return [beginning(lower(lastName), typed), beginning(lower(firstName), typed), ...nameInFull(typed), byEmail];
}

const byReference = (typed: string): SearchBranch => ({
  where: beginsWith(reference, typed),
  range: rangeOf(reference, typed),
  inOrder: sql`${reference} desc`,
});

const fullName = (whole: SQLWrapper, part: SQLWrapper, [first, second]: readonly [string, string]): SearchBranch => ({
  where: and(eq(lower(whole), first), beginsWith(lower(part), second)),
  range: eq(lower(whole), first),
  inOrder: sql`${lower(whole)} desc, ${createdAt} desc`,
});

/** "emily har" and "hartwell em". */
function nameInFull(typed: string): SearchBranch[] {
  const gap = typed.indexOf(" ");
  if (gap < 0) return [];
  const [one, other] = [typed.slice(0, gap), typed.slice(gap + 1)];
  return [fullName(firstName, lastName, [one, other]), fullName(lastName, firstName, [one, other])];
}

/** A bare word is a name; without the prefix, only text with a digit counts as a reference. */
export function referencesOf(typed: string, prefixes: Prefixes): string[] {
  const named = prefixedTyped(typed, prefixes);
  return named.length > 0 || !/\d/.test(typed) ? named : referencesTyped(typed, prefixes);
}
