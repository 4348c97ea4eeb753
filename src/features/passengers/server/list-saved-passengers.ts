import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { findSavedOf, findTravellersOf } from "./saved-views.ts";
import { savingAccount } from "./saving-account.ts";

export async function listSavedPassengers(
  ctx: Context,
  opening: ParsedOf<typeof passengersContract.listSavedPassengers>,
) {
  const opened = await ctx.bookings.open(ctx, opening);
  if (!opened.ok) return opened;
  const { organisationId, isOfMyOrganisation } = opened.value;
  const isTeam = mayDo("note_customers", partiesOf(ctx.actor), "other");
  const account = await savingAccount(ctx, opened.value);
  const saved = account ? await findSavedOf(ctx.db, account.userId) : [];
  const travellers =
    organisationId && (isTeam || isOfMyOrganisation) ? await findTravellersOf(ctx.db, organisationId) : [];
  return accept({ passengers: [...saved, ...travellers] });
}
