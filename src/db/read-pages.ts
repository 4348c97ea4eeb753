import { and, asc, eq, gt, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { firstLanguage } from "#domain/text/language.ts";
import type { ReadDb } from "./connect.ts";
import { pages, pageVersions, redirects } from "./schema/pages.ts";

/** Their dates count for nothing. */
const notOut = ["draft", "archived"] as const;

/** The addresses that our team’s pages have at this moment, by the same rule as `settled` in domain/page. */
export const findPagesOut = (db: ReadDb, now: Date) =>
  db
    .select({
      path: pages.path,
      isHidden: sql<boolean>`coalesce((${pageVersions.meta} ->> 'isHidden')::boolean, false)`,
    })
    .from(pages)
    .innerJoin(
      pageVersions,
      and(
        eq(pageVersions.pageId, pages.id),
        sql`${pageVersions.number} = case when ${lte(pages.publishAt, now)} then ${pages.comingNumber} else ${pages.shownNumber} end`,
      ),
    )
    .where(
      and(
        eq(pages.kind, "written"),
        eq(pages.language, firstLanguage),
        notInArray(pages.state, [...notOut]),
        or(eq(pages.state, "published"), lte(pages.publishAt, now)),
        or(isNull(pages.expireAt), gt(pages.expireAt, now)),
      ),
    )
    .orderBy(asc(pages.path));

/** The next moment at which visitors will see something else without anyone saving anything. */
export async function findNextMoment(db: ReadDb, now: Date): Promise<Date | null> {
  const first = (moment: typeof pages.publishAt | typeof pages.expireAt): SQL<Date | null> =>
    sql`min(${moment}) filter (where ${gt(moment, now)})`.mapWith(moment) as SQL<Date | null>;
  const [row] = await db
    .select({ publish: first(pages.publishAt), expire: first(pages.expireAt) })
    .from(pages)
    .where(notInArray(pages.state, [...notOut]));
  const moments = [row?.publish, row?.expire].flatMap((moment) => (moment ? [moment.getTime()] : []));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

export async function findRedirects(db: ReadDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ from: redirects.fromPath, to: redirects.toPath }).from(redirects);
  return new Map(rows.map(({ from, to }) => [from, to]));
}
