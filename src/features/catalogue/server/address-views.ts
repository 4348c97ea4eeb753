import { sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";

type Addressed = { readonly of: "tour" | "service"; readonly slug: string; readonly bookSlug: string };

/** Whether another tour or service that has not ended has its page or its booking page there. */
export async function isAddressTaken(db: ReadDb, { of, slug, bookSlug }: Addressed): Promise<boolean> {
  const taken = sql<boolean>`exists (
    select from (
      select 'tour' as of, t.slug, t.facts ->> 'bookSlug' as book_slug, t.state from tours t
      union all
      select 'service', s.slug, s.facts ->> 'bookSlug', s.state from services s
    ) r
    where r.state <> 'ended' and (r.of, r.slug) <> (${of}, ${slug})
      and (${bookSlug} <> '' and ${bookSlug} in (r.slug, r.book_slug) or r.of = ${of} and ${slug} in (r.slug, r.book_slug)))`;
  const [row] = await db.select({ taken }).from(sql`(select 1) as one`);
  return row?.taken ?? false;
}
