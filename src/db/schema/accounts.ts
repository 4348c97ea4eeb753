import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Role } from "#domain/roles.ts";
import { moment } from "./columns.ts";

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  phone: text().notNull().default(""),
  status: text().$type<"active" | "suspended" | "erased">().notNull().default("active"),
  createdAt: moment("created_at").notNull(),
});

export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid("user_id").notNull(),
    role: text().$type<Role>().notNull(),
    grantedAt: moment("granted_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);
