import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { automaticContract } from "../contract.ts";
import { describeAutomatic } from "./describe-automatic.ts";

/** Automatic dispatch of a trip, for our team. */
export async function readAutomatic(ctx: Context, input: ParsedOf<typeof automaticContract.readAutomatic>) {
  const described = await describeAutomatic(ctx, input.trip_id);
  return described ? accept(described) : refuse("not_found");
}
