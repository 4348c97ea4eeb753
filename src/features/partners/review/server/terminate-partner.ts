import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { reviewContract } from "../contract.ts";
import { changeStanding } from "./change-standing.ts";

/** Ends a partnership for good. */
export const terminatePartner = (ctx: Context, input: ParsedOf<typeof reviewContract.terminatePartner>) =>
  changeStanding(ctx, {
    id: input.id,
    version: input.version,
    to: "terminated",
    note: input.reason,
    action: "partner.terminated",
    about: "terminated",
  });
