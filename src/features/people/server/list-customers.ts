import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { findCustomerPage } from "./list-views.ts";
import { showCustomer } from "./show-customer.ts";

export async function listCustomers(
  ctx: Context,
  { after, size, ...filter }: ParsedOf<typeof peopleContract.listCustomers>,
) {
  const { rows, next } = await findCustomerPage(ctx.db, filter, ctx.now, { after, size });
  return accept({ customers: rows.map((row) => showCustomer(row, ctx.now)), next });
}
