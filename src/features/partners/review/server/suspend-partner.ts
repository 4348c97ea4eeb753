import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { reviewContract } from "../contract.ts";
import { changeStanding } from "./change-standing.ts";

/** No new work for this partner, until further notice. */
export const suspendPartner = (ctx: Context, input: ParsedOf<typeof reviewContract.suspendPartner>) =>
  changeStanding(ctx, {
    id: input.id,
    version: input.version,
    to: "suspended",
    note: input.reason,
    action: "partner.suspended",
    about: "suspended",
  });
