import { isSuperUser } from "#domain/account/permissions.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";

/** The person deciding. The buyer paid by card, so no colleague has handled the money. */
export const refundOf = ({ actor }: Context, togetherCents: number) => ({
  togetherCents,
  by: nameOfActor(actor),
  isSuperUser: isSuperUser(actor),
  handlers: new Set<string>(),
});
