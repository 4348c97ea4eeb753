import { and, asc, desc, eq, ilike, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findClaims as readClaims } from "#db/claims-views.ts";
import type { ReadDb } from "#db/connect.ts";
import { findSold as readSold } from "#db/read-catalogue.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { cataloguePictures } from "#db/schema/catalogue.ts";
import { pages, pageVersions, redirects } from "#db/schema/pages.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { findTariff as readTariff } from "#db/tariff-views.ts";
import { copyFormats } from "#domain/catalogue/picture-copies.ts";
import type { PageState } from "#domain/page/page-lifecycle.ts";
import { readableRow } from "#domain/page/readable-blocks.ts";
import { firstLanguage } from "#domain/text/language.ts";

export const findClaims = (db: ReadDb) => readClaims(db);
export const findCompany = (db: ReadDb) => readCompany(db);
export const findSettings = (db: ReadDb) => readSettings(db);
/** Those photographs of these that are still there, with the widths of their copies. */
export const findPictures = async (db: ReadDb, hashes: readonly string[]) =>
  hashes.length === 0
    ? []
    : db
        .select({
          hash: cataloguePictures.hash,
          width: cataloguePictures.width,
          height: cataloguePictures.height,
          smallWidth: cataloguePictures.smallWidth,
          focusX: cataloguePictures.focusX,
          focusY: cataloguePictures.focusY,
          copies: subquery<number[]>`(select coalesce(array_agg(c.width order by c.width), '{}') from (
            select width from picture_copies where picture_id = ${cataloguePictures.id}
            group by width having count(*) = ${copyFormats.length}) c)`,
        })
        .from(cataloguePictures)
        .where(and(inArray(cataloguePictures.hash, [...hashes]), eq(cataloguePictures.isDamaged, false)));

export const findSold = (db: ReadDb) => readSold(db);
export const findTariff: typeof readTariff = (db, day) => readTariff(db, day);

export async function findPage(db: ReadDb, id: string) {
  const [row] = await db
    .select({ page: pages, updatedBy: users.name })
    .from(pages)
    .leftJoin(users, eq(users.id, pages.updatedBy))
    .where(eq(pages.id, id));
  return row && { ...readableRow(row.page), updatedByName: row.updatedBy };
}

/** The page at an address that is not archived. */
export async function findPageAt(db: ReadDb, path: string) {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.path, path), eq(pages.language, firstLanguage), ne(pages.state, "archived")));
  return row;
}

/** The addresses of pages that are not archived. */
export const findWrittenPaths = async (db: ReadDb): Promise<readonly string[]> =>
  (await db.select({ path: pages.path }).from(pages).where(ne(pages.state, "archived"))).map(({ path }) => path);

type PageKey = { readonly at: Date; readonly id: string } | undefined;
type Listed = {
  readonly search: string;
  readonly state: PageState | null;
  readonly after: PageKey;
  readonly size: number;
};

const shown = alias(pageVersions, "shown");

/** The latest change first. Words are looked for as JSON holds them; which of them people read is for findWords to say. */
export const findPages = (db: ReadDb, { search, state, after, size }: Listed) => {
  const words = likeWords(search);
  const held = likeWords(JSON.stringify(search).slice(1, -1));
  return db
    .select({ page: pages, updatedByName: users.name, shown: { meta: shown.meta, blocks: shown.blocks } })
    .from(pages)
    .leftJoin(users, eq(users.id, pages.updatedBy))
    .leftJoin(shown, and(eq(shown.pageId, pages.id), eq(shown.number, pages.shownNumber)))
    .where(
      and(
        eq(pages.language, firstLanguage),
        state ? eq(pages.state, state) : ne(pages.state, "archived"),
        search === ""
          ? undefined
          : or(
              ilike(pages.name, words),
              ilike(pages.path, words),
              sql`${pages.blocks}::text ilike ${held}`,
              sql`${pages.meta}::text ilike ${held}`,
              sql`${shown.blocks}::text ilike ${held}`,
              sql`${shown.meta}::text ilike ${held}`,
            ),
        after && sql`(${pages.updatedAt}, ${pages.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(pages.updatedAt), desc(pages.id))
    .limit(size);
};

const likeWords = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

/** The latest first, without what is in them. */
export const findVersions = (db: ReadDb, pageId: string) =>
  db
    .select({
      number: pageVersions.number,
      savedAt: pageVersions.savedAt,
      savedBy: users.name,
      reason: pageVersions.reason,
      publishedAt: pageVersions.publishedAt,
    })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.savedBy))
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(500);

export async function findVersion(db: ReadDb, pageId: string, number: number) {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number)));
  return row && readableRow(row);
}

/** By address; so few that they are read at once. */
export const findRedirects = (db: ReadDb) =>
  db
    .select({
      fromPath: redirects.fromPath,
      toPath: redirects.toPath,
      createdAt: redirects.createdAt,
      createdBy: users.name,
    })
    .from(redirects)
    .leftJoin(users, eq(users.id, redirects.createdBy))
    .orderBy(asc(redirects.fromPath))
    .limit(5000);
