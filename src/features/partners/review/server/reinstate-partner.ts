import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockApplication } from "../../server/store.ts";
import type { reviewContract } from "../contract.ts";
import { changeStanding } from "./change-standing.ts";

/** Lets a suspended partner work with us again. */
export async function reinstatePartner(ctx: Context, input: ParsedOf<typeof reviewContract.reinstatePartner>) {
  const { id, version, note } = input;
  const before = await lockApplication(ctx.db, id);
  // Someone who is invited becomes active by accepting, not by a click by our team.
  if (before && before.version === version && before.state !== "suspended") return refuse("not_possible");
  return changeStanding(ctx, { id, version, to: "active", note, action: "partner.reinstated", about: "reinstated" });
}
