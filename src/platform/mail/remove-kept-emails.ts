import { inArray } from "drizzle-orm";
import { messages } from "#db/schema/platform.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "../context.ts";
import { removeKept } from "./mail-transport.ts";

/** Without a mail server emails are files in a folder: an erased person’s are deleted there too. */
export async function removeKeptEmails(ctx: Context, { messageIds }: EventOf<"emails.erased">): Promise<void> {
  const rows = await ctx.db
    .select({ id: messages.id, template: messages.template, createdAt: messages.createdAt })
    .from(messages)
    .where(inArray(messages.id, [...messageIds]));
  await removeKept(ctx.setup.dataDir, rows);
}
