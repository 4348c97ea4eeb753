import { and, asc, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { cataloguePictures, pictureCopies } from "#db/schema/catalogue.ts";
import { firstLanguage } from "#domain/text/language.ts";

type PictureKey = { readonly at: Date; readonly id: string } | undefined;
type Listed = { readonly search: string; readonly after: PictureKey; readonly size: number };

const columns = { picture: cataloguePictures, addedBy: users.name };

/** The latest first, without those that can’t be shown as photographs: logos. */
export function findLibrary(db: ReadDb, { search, after, size }: Listed) {
  const words = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const { name, alt, addedAt, id } = cataloguePictures;
  return db
    .select(columns)
    .from(cataloguePictures)
    .leftJoin(users, eq(users.id, cataloguePictures.addedBy))
    .where(
      and(
        search === "" ? undefined : or(ilike(name, words), ilike(alt, words)),
        after && sql`(${addedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(addedAt), desc(id))
    .limit(size);
}

export async function findPictureByHash(db: ReadDb, hash: string) {
  const [row] = await db
    .select(columns)
    .from(cataloguePictures)
    .leftJoin(users, eq(users.id, cataloguePictures.addedBy))
    .where(eq(cataloguePictures.hash, hash));
  return row;
}

export const findCopies = async (db: ReadDb, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ pictureId: pictureCopies.pictureId, width: pictureCopies.width, format: pictureCopies.format })
        .from(pictureCopies)
        .where(inArray(pictureCopies.pictureId, [...ids]))
        .orderBy(asc(pictureCopies.width));

export type PictureUse = {
  readonly hash: string;
  readonly of: "page" | "tour" | "service" | "class" | "logo";
  readonly id: string;
  readonly name: string;
};

/** Everything that shows one of these pictures now, or will: drafts of pages, and their versions that are out or coming. */
export async function findUses(db: ReadDb, hashes: readonly string[]): Promise<readonly PictureUse[]> {
  if (hashes.length === 0) return [];
  const h = sql`(select unnest(array[${sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  )}]::text[]) as hash) h`;
  const uses = sql`(
    select h.hash, 'page' as of, p.id::text as id, p.name as name from ${h} join pages p on p.state <> 'archived' and (
      strpos(p.blocks::text || p.meta::text, h.hash) > 0
      or exists (select from page_versions v where v.page_id = p.id and v.number in (p.shown_number, p.coming_number)
        and strpos(v.blocks::text || v.meta::text, h.hash) > 0))
    union all
    select h.hash, 'tour', t.slug, t.words -> ${firstLanguage} ->> 'name' from ${h} join tours t on strpos(t.words::text, h.hash) > 0
    union all
    select h.hash, 'service', s.slug, s.words -> ${firstLanguage} ->> 'name'
      from ${h} join services s on strpos(s.words::text, h.hash) > 0
    union all
    select h.hash, 'class', c.id, c.name from ${h} join vehicle_classes c on strpos(c.pictures::text, h.hash) > 0
    union all
    select h.hash, 'logo', 'brand', 'Logo' from ${h} join settings s
      on s.name = 'brand' and s.value ->> 'logo' = h.hash
  ) u`;
  const column = <T>(name: string) => sql<T>`u.${sql.identifier(name)}`;
  return db
    .select({
      hash: column<string>("hash"),
      of: column<PictureUse["of"]>("of"),
      id: column<string>("id"),
      name: column<string>("name"),
    })
    .from(uses)
    .orderBy(column("of"), column("name"));
}
