import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";

/** Text that begins with what was typed: a range serves under every collation, starts_with() makes it exact. */
function beginsWith(text: SQLWrapper, beginning: string): SQL {
  return sql`(${text} >= ${beginning} and ${text} < ${`${beginning}\uffff`} and starts_with(${text}, ${beginning}))`;
}

const lower = (column: SQLWrapper) => sql`lower(${column})`;
const phoneDigits = sql`phone_digits(${bookings.phone})`;

/** What was typed may be a reference, a name, an address, a number or a place: a question for each it can be. */
export function searchBranches(text: string): readonly (SQL | undefined)[] {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trim();
  if (typed.includes("@")) return [beginsWith(lower(bookings.email), typed)];
  const reference = referenceTyped(typed);
  const digits = dialled(typed);
  if (digits) return [beginsWith(phoneDigits, digits), ...(reference ? [byReference(reference)] : [])];
  return [
    ...(reference ? [byReference(reference)] : []),
    beginsWith(lower(bookings.lastName), typed),
    beginsWith(lower(bookings.firstName), typed),
    ...nameInFull(typed),
    beginsWith(lower(bookings.email), typed),
    beginsWith(lower(bookings.pickupLocation), typed),
    beginsWith(lower(bookings.destination), typed),
  ];
}

const byReference = (beginning: string) => beginsWith(bookings.reference, beginning);

/** "emily har" and "hartwell em". */
function nameInFull(typed: string): (SQL | undefined)[] {
  const gap = typed.indexOf(" ");
  if (gap < 0) return [];
  const [before, after] = [typed.slice(0, gap), typed.slice(gap + 1)];
  const { firstName, lastName } = bookings;
  return [
    and(eq(lower(firstName), before), beginsWith(lower(lastName), after)),
    and(eq(lower(lastName), before), beginsWith(lower(firstName), after)),
  ];
}

/** "cts-7k", "7k3m9q": references have no I, L or O, so these are read as the figures they were meant for. */
export function referenceTyped(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, "");
  if (!/^(CTS)?[0-9A-Z]{0,6}$/.test(bare)) return undefined;
  const isWhole = bare.startsWith("CTS");
  const drawn = bare.replace(/^CTS/, "").replace(/[IL]/g, "1").replace(/O/g, "0");
  // A word is a name; without the beginning, only something with a figure in it is taken for a reference.
  return isWhole || /\d/.test(bare) ? `CTS-${drawn}` : undefined;
}

/** A number as it is kept for comparing, if it can be one: at least four figures and nothing but what numbers hold. */
export function dialled(typed: string): string | undefined {
  if (!/^[\d\s+()./-]+$/.test(typed)) return undefined;
  const digits = typed
    .replace(/\D/g, "")
    .replace(/^00/, "")
    .replace(/^(27|0)/, "");
  return digits.length >= 4 ? digits : undefined;
}
