import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findOwnDriver } from "../../server/views.ts";
import type { earningsContract } from "../contract.ts";
import { readEarnings } from "./read-earnings.ts";

/** The actor’s earnings as a driver. */
export async function myEarnings(ctx: Context, { until }: ParsedOf<typeof earningsContract.myEarnings>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const earnings = driver && (await readEarnings(ctx, driver.id, until));
  return earnings ? accept(earnings) : refuse("not_found");
}
