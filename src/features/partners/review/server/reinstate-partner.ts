import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockApplication } from "../../server/store.ts";
import type { reviewContract } from "../contract.ts";
import { changeStanding } from "./change-standing.ts";

export async function reinstatePartner(ctx: Context, input: ParsedOf<typeof reviewContract.reinstatePartner>) {
  const { id, version, note } = input;
  const before = await lockApplication(ctx.db, id);
  // An invited applicant becomes active by accepting, not by our team’s click.
  if (before && before.version === version && before.state !== "suspended") return refuse("not_possible");
  return changeStanding(ctx, { id, version, to: "active", note, action: "partner.reinstated", about: "reinstated" });
}
