import { isSuperUser } from "#domain/account/permissions.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";

/** The person refunding, and the one who matched the money. */
export const refundOf = ({ actor }: Context, { matchedBy }: { matchedBy: string }, togetherCents: number) => ({
  togetherCents,
  by: nameOfActor(actor),
  isSuperUser: isSuperUser(actor),
  handlers: new Set([matchedBy]),
});
