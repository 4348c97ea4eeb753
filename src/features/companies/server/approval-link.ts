import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";

export const approvalPage = "/approve-booking";

/** Each approver has their own link, which identifies them. Opening it decides nothing. */
export const approvalLink = (ctx: Context, approvalId: string, approverId: string): string =>
  `${ctx.siteUrl}${approvalPage}?token=${sealedToken(ctx, kindOf(approverId), approvalId)}&by=${approverId}`;

export const approvalIdOf = (ctx: Context, { token, by }: { token: string; by: string }): string | undefined =>
  idInToken(ctx, kindOf(by), token);

const kindOf = (approverId: string) => `approval-by-${approverId}`;
