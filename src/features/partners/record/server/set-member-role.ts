import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerRecordContract } from "../contract.ts";
import { changeRole } from "./change-role.ts";

/** By our team. */
export const setMemberRole = (ctx: Context, asked: ParsedOf<typeof partnerRecordContract.setMemberRole>) =>
  changeRole(ctx, { organisationId: asked.organisation_id, userId: asked.user_id, role: asked.role });
