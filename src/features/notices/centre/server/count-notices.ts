import { countedAtMost, readUntil } from "#domain/message/notice-rules.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readAs } from "./read-as.ts";
import { countUnread, findAllRead } from "./views.ts";

/** For the bell, on every page: it looks no further back than what can be unread. */
export async function countNotices(ctx: Context) {
  const reader = await readAs(ctx);
  const until = readUntil(await findAllRead(ctx.db, reader.userId), ctx.now);
  return accept({
    unread: await countUnread(ctx.db, reader, { now: ctx.now, readUntil: until, size: countedAtMost }),
  });
}
