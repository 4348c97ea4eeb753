import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { usersContract } from "../contract.ts";
import { showUser } from "./show-account.ts";
import { findUserPage } from "./user-views.ts";

export async function findUsers(ctx: Context, { after, size, ...filter }: ParsedOf<typeof usersContract.findUsers>) {
  const { rows, next } = await findUserPage(ctx.db, filter, { after, size });
  return accept({ users: rows.map(showUser), next });
}
