import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { officeContract } from "../office-contract.ts";
import { findUserPage } from "./office-views.ts";
import { showUser } from "./show-account.ts";

/** People with an account, by name. */
export async function findUsers(ctx: Context, { after, size, ...filter }: ParsedOf<typeof officeContract.findUsers>) {
  const { rows, next } = await findUserPage(ctx.db, filter, { after, size });
  return accept({ users: rows.map(showUser), next });
}
