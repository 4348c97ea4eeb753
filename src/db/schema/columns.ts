import { customType, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment, always with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The columns of a history, which has a row for each change of a record’s state. */
export const moveColumns = <State extends string>() => ({
  id: uuid().primaryKey(),
  fromState: text("from_state").$type<State>(),
  toState: text("to_state").$type<State>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});

/** A span of time as PostgreSQL writes it: `["2026-11-20 09:00+02","2026-11-20 11:00+02")`. */
export const timeRange = customType<{ data: string }>({ dataType: () => "tstzrange" });

/** A share such as 0.1; PostgreSQL returns numeric as text. */
export const rate = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric(4, 3)",
  fromDriver: Number,
  toDriver: String,
});

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
