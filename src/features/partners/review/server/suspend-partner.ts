import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { reviewContract } from "../contract.ts";
import { changeStanding } from "./change-standing.ts";

/** No new work for this partner, until further notice. */
export const suspendPartner = (ctx: Context, asked: ParsedOf<typeof reviewContract.suspendPartner>) =>
  changeStanding(ctx, {
    id: asked.id,
    version: asked.version,
    to: "suspended",
    note: asked.reason,
    action: "partner.suspended",
    about: "suspended",
  });
