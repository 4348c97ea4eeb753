import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findBuyers, findZones } from "./rule-views.ts";

/** The zones, partners and companies that a price rule can be limited to. */
export async function listRuleChoices({ db }: Context) {
  const zones = await findZones(db);
  return accept({ zones: zones.map(({ id, name }) => ({ id, name })), buyers: await findBuyers(db) });
}
