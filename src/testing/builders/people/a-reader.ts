import { messages } from "#db/schema/platform.ts";
import type { Role } from "#domain/account/roles.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { countNotices } from "#features/notices/centre/server/count-notices.ts";
import { myNotices } from "#features/notices/centre/server/my-notices.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { anAccount, asPerson } from "./an-account.ts";

/** Someone signed in, with a confirmed address. */
export async function aReader(ctx: Context, { email, roles = [] }: { email: string; roles?: readonly Role[] }) {
  return asPerson(ctx, await anAccount(ctx, roles, { email }), roles);
}

type Row = Partial<typeof messages.$inferInsert>;

/** A message that was sent so many minutes before now. */
export async function wrote(ctx: Context, recipient: string, minutesAgo: number, row: Row = {}): Promise<string> {
  const id = newId();
  const createdAt = addMinutes(testNow, -minutesAgo);
  const text = { subject: `News ${minutesAgo}`, html: "<p>Hello</p>", body: "Hello" };
  const about = "booking:CTS-7K3M9Q";
  await ctx.db.insert(messages).values({
    id,
    key: id,
    template: "booking-confirmed",
    recipient,
    ...text,
    state: "sent",
    about,
    createdAt,
    ...row,
  });
  return id;
}

export async function noticesOf(ctx: Context, page: { after?: string | null; size?: number } = {}) {
  const read = await myNotices(ctx, { after: page.after ?? null, size: page.size ?? 20 });
  if (!read.ok) throw new Error("no notifications");
  return read.value;
}

export async function titlesOf(ctx: Context) {
  return (await noticesOf(ctx)).notices.map(({ title }) => title);
}

export async function unreadOf(ctx: Context): Promise<number> {
  const counted = await countNotices(ctx);
  return counted.ok ? counted.value.unread : -1;
}
