import { sql } from "drizzle-orm";
import { integer, PgDialect, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { insertSelect } from "./insert-select.ts";

const notes = pgTable("notes", {
  id: integer().primaryKey(),
  bookingId: integer("booking_id").notNull(),
  text: text().notNull(),
  version: integer().notNull().default(1),
});
const from = sql`from said s`;
const written = (statement: ReturnType<typeof insertSelect>) => new PgDialect().sqlToQuery(statement).sql;

test("names the columns that are filled, and leaves the others to the database", () => {
  const values = { id: sql`s.id`, bookingId: sql`s.booking`, text: sql`s.text`, version: "default" } as const;
  expect(written(insertSelect(notes, values, from))).toBe(
    'insert into "notes" ("id", "booking_id", "text") select s.id, s.booking, s.text from said s',
  );
});

test("a column that no one decided on does not compile, nor one left to a database that has no answer", () => {
  const values = { id: sql`s.id`, bookingId: sql`s.booking`, text: sql`s.text` };
  // @ts-expect-error: no one has decided on `version`.
  expect(written(insertSelect(notes, values, from))).not.toContain("version");
  // @ts-expect-error: the table has no default for `text`.
  expect(written(insertSelect(notes, { ...values, text: "default", version: "default" }, from))).not.toContain("text");
});
