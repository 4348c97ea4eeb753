import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findThreads } from "./views.ts";

/** Which drivers have written, and who waits for an answer. */
export async function messageInbox(ctx: Context) {
  const threads = await findThreads(ctx.db);
  return accept({
    threads: threads.map((row) => ({
      driver: { id: row.driver_id, name: `${row.first_name} ${row.last_name}`.trim(), phone: row.phone },
      unread: row.unread,
      last: { text: row.text, direction: row.direction, written_at: new Date(row.written_at).toISOString() },
    })),
    unread: threads.reduce((sum, { unread }) => sum + unread, 0),
  });
}
