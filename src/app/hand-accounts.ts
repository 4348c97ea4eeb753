import { keepPassengersOfList } from "#features/accounts/profile/server/keep-passengers-of-list.ts";
import type { TokenMaker } from "#features/accounts/server/make-tokens.ts";
import { openSession, type SessionRequest } from "#features/accounts/server/open-session.ts";
import { forgetPassengersByPhone } from "#features/accounts/server/profile-store.ts";
import { invitePerson } from "#features/accounts/users/server/invite-person.ts";
import { withdrawInvite } from "#features/accounts/users/server/withdraw-invite.ts";
import type { Context } from "#platform/context.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly accounts: ReturnType<typeof handAccounts>;
  }
}

/** Functions of accounts for other features, as `ctx.accounts`. Some need our secret. */
export const handAccounts = (tokens: TokenMaker) => ({
  /** How a partner’s owner invites a colleague: with the same link and email as our team’s. */
  invite: invitePerson,
  withdrawInvite,
  /** How people of a guest list become saved passengers of an account. */
  keepPassengers: keepPassengersOfList,
  /** For the erasure of someone who is saved in the accounts of others. */
  forgetPassengers: (ctx: Context, phones: readonly string[]) => forgetPassengersByPhone(ctx.db, phones),
  openSession: (ctx: Context, request: SessionRequest) => openSession(ctx, tokens, request),
});
