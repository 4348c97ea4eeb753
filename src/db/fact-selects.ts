import { getTableColumns } from "drizzle-orm";
import { bookingFacts, plainFacts } from "#domain/booking/facts.ts";
import { bookings } from "./schema/booking.ts";

const columns = getTableColumns(bookings);

const columnsOf = <N extends keyof typeof columns>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<typeof columns, N>;

/** The facts of a booking, for a select. */
export const bookingFactColumns = columnsOf(bookingFacts.names);
/** Without its flights: those of a trip are its own. */
export const plainFactColumns = columnsOf(plainFacts.names);
