import type { breachesContract } from "#features/privacy/breaches/contract.ts";
import { addAffected } from "#features/privacy/breaches/server/add-affected.ts";
import { changeBreach } from "#features/privacy/breaches/server/change-breach.ts";
import { listBreaches } from "#features/privacy/breaches/server/list-breaches.ts";
import { recordBreach } from "#features/privacy/breaches/server/record-breach.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";

type Form = ParsedOf<typeof breachesContract.recordBreach>;

export const aBreachForm = (changes: Partial<Form> = {}): Form => ({
  title: "A laptop was stolen",
  story: "From a locked office.",
  data_kinds: "Names and phone numbers",
  consequences: "Someone may call you.",
  measures: "We locked the account.",
  advice: "Don’t give out codes.",
  happened_on: "2026-11-17",
  discovered_at: "2026-11-18T08:00:00.000Z",
  ...changes,
});

export const noCriteria = { sources: [], from: null, until: null, addresses: "" };

/** A recorded breach with these people affected; returns its id. */
export async function aBreach(team: Context, changes: Partial<Form> = {}, addresses = ""): Promise<string> {
  const result = await recordBreach(team, aBreachForm(changes));
  if (!result.ok) throw new Error(result.reason);
  const { id } = result.value;
  if (addresses) await addAffected(team, { breach_id: id, ...noCriteria, addresses });
  return id;
}

export async function breachNow(team: Context, id: string) {
  const [breach] = (await listBreaches(team, { breach_id: id })).value.breaches;
  if (!breach) throw new Error("There is no such breach.");
  return breach;
}

/** The Regulator’s portal has issued a number. */
export const notifyRegulator = async (team: Context, id: string) =>
  changeBreach(team, {
    ...aBreachForm(),
    breach_id: id,
    version: (await breachNow(team, id)).version,
    regulator_number: "IR-2026-1",
  });
