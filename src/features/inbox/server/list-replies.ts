import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findReplies } from "./views.ts";

export const listReplies = async (ctx: Context) => accept({ replies: await findReplies(ctx.db) });
