import { rolesThatMay } from "#domain/account/permissions.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import type { Role } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { findReader, type Reader } from "./views.ts";

/** Those who run the company get what is written to its own address; those who see drivers’ alarms find them again here. */
export function readAs(ctx: Context): Promise<Reader> {
  const roles: readonly Role[] = ctx.actor.kind === "person" ? ctx.actor.roles : [];
  const has = (those: readonly Role[]) => roles.some((role) => those.includes(role));
  return findReader(ctx.db, {
    userId: personAsking(ctx.actor),
    company: has(rolesThatMay("change_customers")),
    alarms: has(rolesThatMay("assign_driver")),
  });
}
