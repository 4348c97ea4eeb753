import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerRecordContract } from "../contract.ts";
import { changeRole } from "./change-role.ts";

/** Called by our team. */
export const setMemberRole = (ctx: Context, input: ParsedOf<typeof partnerRecordContract.setMemberRole>) =>
  changeRole(ctx, { organisationId: input.organisation_id, userId: input.user_id, role: input.role });
