import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type Account, findAccount } from "../../server/account-views.ts";
import { blockedTexts, type HeldData } from "../contract.ts";
import { findObstacles } from "./erase-everywhere.ts";
import { countMessagesTo, findHolders } from "./holder-views.ts";
import { findRecordsOf, type Whose } from "./person-views.ts";

/** Admin’s names for each kind of record. */
const kinds = {
  bookings: "Bookings",
  quotes: "Quotes",
  enquiries: "Enquiries",
  invoices: "Invoices and credit notes",
  payments: "Payments",
  refunds: "Refunds",
  proofs: "Proofs of payment",
  applications: "Partner applications",
  invites: "Invitations",
} as const;

export type HeldPerson = {
  readonly whose: Whose;
  readonly account: Account | undefined;
  readonly held: Omit<HeldData, "erasure">;
};

/** Someone on whose behalf a super-user acts, having verified that the address is theirs. */
export async function findHeldPerson(ctx: Context, email: string): Promise<Result<HeldPerson, "not_found">> {
  const account = await findAccount(ctx.db, { email });
  const whose = { userId: account?.id ?? null, email };
  const records = await findRecordsOf(ctx.db, whose);
  const names = await findHolders(ctx.db, ctx.personalData, email);
  const emails = await countMessagesTo(ctx.db, email);
  const counts = [
    ...(account ? [{ kind: "Account", count: 1 }] : []),
    ...(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
      kind: kinds[kind],
      count: records[kind].length,
    })),
    { kind: "Emails", count: emails },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0 && names.length === 0) return refuse("not_found");
  const name = account?.name || names.find((one) => one.name)?.name || "";
  const obstacles = (await findObstacles(ctx, whose)).map((obstacle) => blockedTexts[obstacle]);
  return accept({ whose, account, held: { email, name, has_account: account !== undefined, counts, obstacles } });
}
