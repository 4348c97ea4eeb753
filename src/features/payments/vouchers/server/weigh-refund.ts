import { isSuperUser } from "#domain/account/permissions.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";

/** The person who decides on it. The buyer paid by card: none of our team has seen this money before. */
export const refundOf = ({ actor }: Context, togetherCents: number) => ({
  togetherCents,
  by: nameOfActor(actor),
  isSuperUser: isSuperUser(actor),
  handlers: new Set<string>(),
});
