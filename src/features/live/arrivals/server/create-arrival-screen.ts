import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { arrivalsContract } from "../contract.ts";
import { describeScreen } from "./list-arrival-screens.ts";
import { insertScreen } from "./store.ts";
import { findHostsOf, findScreens } from "./views.ts";

/** Creates a link for one hotel screen. Anyone with the link sees what the lobby sees. */
export async function createArrivalScreen(
  ctx: Context,
  { name }: ParsedOf<typeof arrivalsContract.createArrivalScreen>,
) {
  const [hotel] = await findHostsOf(ctx.db, personAsking(ctx.actor), ["hotel"]);
  if (!hotel) return refuse("no_hotel");
  const known = await findScreens(ctx.db, [hotel.id]);
  if (known.length >= companyRules.arrivalScreensAtMost) return refuse("too_many");

  const screen = { id: ctx.newId(), organisationId: hotel.id, name, createdBy: nameOfActor(ctx.actor) };
  await insertScreen(ctx.db, { ...screen, createdAt: ctx.now });
  return accept({ screen: describeScreen(ctx, { ...screen, createdAt: ctx.now, seenAt: null }) });
}
