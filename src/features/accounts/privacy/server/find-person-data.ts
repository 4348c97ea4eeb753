import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findAccount } from "../../server/account-views.ts";
import type { privacyContract } from "../contract.ts";
import { findHolders } from "./holder-views.ts";

const most = 20;

/** People we hold data about, one per address, with their latest name. */
export async function findPersonData(ctx: Context, { search }: ParsedOf<typeof privacyContract.findPersonData>) {
  const holders = await findHolders(ctx.db, ctx.personalData, search);
  const byEmail = Map.groupBy(
    holders.toSorted((a, b) => (b.seenAt?.getTime() ?? 0) - (a.seenAt?.getTime() ?? 0)),
    ({ email }) => email,
  );
  const people = [];
  for (const [email, rows] of [...byEmail].slice(0, most)) {
    const account = await findAccount(ctx.db, { email });
    people.push({
      email,
      name: rows.find(({ name }) => name)?.name ?? "",
      phone: rows.find(({ phone }) => phone)?.phone ?? "",
      has_account: account !== undefined,
      last_seen_at: rows[0]?.seenAt?.toISOString() ?? null,
    });
  }
  return accept({ people });
}
