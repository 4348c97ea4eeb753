import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { callerContract } from "../caller-contract.ts";
import { findCustomerPage } from "./list-views.ts";
import { showCustomer } from "./show-customer.ts";

const callersAtMost = 6;

/** Customers who may be on the phone, the latest first. */
export async function findCaller(ctx: Context, { text }: ParsedOf<typeof callerContract.findCaller>) {
  if (text.trim().length < 2) return accept({ callers: [] });
  const { rows } = await findCustomerPage(ctx.db, { search: text }, ctx.now, { size: callersAtMost });
  return accept({ callers: rows.map((row) => showCustomer(row, ctx.now)) });
}
