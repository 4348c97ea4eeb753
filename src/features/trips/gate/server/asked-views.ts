import { sql } from "drizzle-orm";

/** What a statement is given when it is asked. */
export const given = sql.placeholder;

/**
 * One of the ids it is given. As a query of its own the list has the same length for every plan: a plan for one id would
 * always look cheaper than the one that is kept, and be made again each time.
 */
export const anyOf = (name: string) => sql`any ((select ${given(name)}::uuid[])::uuid[])`;

/** The time it is asked about, hidden in the same way. */
export const askedSpan = sql`(select tstzrange(${given("from")}::timestamptz, ${given("to")}::timestamptz))`;
