import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { campaignsContract } from "../contract.ts";
import { countParts } from "./gather-recipients.ts";

/** Seen before anything is sent: who gets it, and who not and why. */
export const countRecipients = async (ctx: Context, { filter }: ParsedOf<typeof campaignsContract.countRecipients>) =>
  accept(await countParts(ctx.db, filter, ctx.now));
