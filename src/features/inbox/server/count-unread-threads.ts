import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { countUnread } from "./views.ts";

export const countUnreadThreads = async (ctx: Context) => accept({ unread: await countUnread(ctx.db) });
