import { and, asc, eq, gt, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { pageSittings, pages } from "#db/schema/pages.ts";
import { readableRow } from "#domain/page/readable-blocks.ts";
import { addMinutes } from "#domain/time/local-time.ts";

/** A window that has not been heard of for this long is closed, or offline. */
const presentMinutes = 0.75;

/** The last save of this window that was kept. */
export async function findSavedKey(db: ReadDb, pageId: string, sitting: string): Promise<string | null> {
  const [row] = await db
    .select({ key: pageSittings.savedKey })
    .from(pageSittings)
    .where(and(eq(pageSittings.pageId, pageId), eq(pageSittings.sitting, sitting)));
  return row?.key ?? null;
}

type Asked = { readonly pageId: string; readonly sitting: string; readonly now: Date };

/** The others who have this page open, and the block each is writing. */
export const findOthers = (db: ReadDb, { pageId, sitting, now }: Asked) =>
  db
    .select({ sitting: pageSittings.sitting, name: users.name, block: pageSittings.block })
    .from(pageSittings)
    .innerJoin(users, eq(users.id, pageSittings.userId))
    .where(
      and(
        eq(pageSittings.pageId, pageId),
        ne(pageSittings.sitting, sitting),
        gt(pageSittings.seenAt, addMinutes(now, -presentMinutes)),
      ),
    )
    .orderBy(asc(users.name), asc(pageSittings.sitting))
    .limit(20);

/** The draft with the save of this window that it contains, as they were at one moment. */
export async function findDraft(db: ReadDb, pageId: string, sitting: string) {
  const [row] = await db
    .select({ page: pages, savedKey: pageSittings.savedKey })
    .from(pages)
    .leftJoin(pageSittings, and(eq(pageSittings.pageId, pages.id), eq(pageSittings.sitting, sitting)))
    .where(eq(pages.id, pageId));
  return row && { ...row, page: readableRow(row.page) };
}
