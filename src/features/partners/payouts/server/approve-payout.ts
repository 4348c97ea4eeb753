import { personAsking } from "#domain/account/person-asking.ts";
import { mayApprovePayout } from "#domain/partner/payout.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payoutsContract } from "../contract.ts";
import { movePayout, payoutMover } from "./move-payout.ts";
import { findPayout, findSettings, hasBank } from "./views.ts";

/** Above the limit the person who drafted a payout can’t approve it. */
export async function approvePayout(ctx: Context, input: ParsedOf<typeof payoutsContract.approvePayout>) {
  const result = await payoutMover.lock(ctx, { id: input.payout_id, version: input.version });
  if (!result.ok) return result;
  const by = personAsking(ctx.actor);
  const { amountCents, createdBy: draftedBy } = result.value;
  const { singlePersonAtMostCents } = (await findSettings(ctx.db)).partners;
  if (!mayApprovePayout({ amountCents, draftedBy, by, singlePersonAtMostCents })) return refuse("second_person");
  const shown = await findPayout(ctx.db, input.payout_id);
  if (!shown || !hasBank(shown)) return refuse("no_bank");
  const moved = await movePayout(ctx, { id: input.payout_id, to: "approved", changes: { approvedBy: by } });
  return moved.ok ? accept({ version: moved.value.version, state: moved.value.state }) : moved;
}
