import { sql } from "drizzle-orm";
import type { SoldExtra } from "#domain/extra/extra.ts";
import type { Span } from "#domain/trip/capacity.ts";
import type { ReadDb } from "./connect.ts";

/** The times of trips: whatever they take of an extra is taken that long. */
type Times = readonly Pick<Span, "from" | "to">[];

/** How many of each extra are left throughout these times; null if there is always another. */
export async function findExtrasLeft(
  db: ReadDb,
  ids: readonly string[],
  times: Times,
  beside: string | null = null,
): Promise<ReadonlyMap<string, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`e.id`, left: sql<number | null>`min(extra_left(e.id, d.span, ${beside}::uuid))` })
    .from(
      sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as e (id), unnest(${rangesOf(times)}) as d (span)`,
    )
    .groupBy(sql`e.id`);
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** The first extra of which too few are left. The others are held for this sale until it is written. */
export async function findExtraShort(
  db: ReadDb,
  extras: readonly SoldExtra[],
  times: Times,
  beside: string | null = null,
): Promise<{ readonly extra: string; readonly name: string; readonly left: number } | undefined> {
  if (extras.length === 0) return undefined;
  const [short] = await db
    .select({ id: sql<string>`extra_id`, left: sql<number>`extra_left` })
    .from(sql`extras_short(${JSON.stringify(extras)}::jsonb, ${rangesOf(times)}, ${beside}::uuid)`);
  const extra = short && extras.find(({ id }) => id === short.id);
  return extra && { extra: extra.id, name: extra.name, left: Math.max(0, short.left) };
}

const rangesOf = (times: Times) =>
  sql`array(select tstzrange((t ->> 'from')::timestamptz, (t ->> 'to')::timestamptz) from jsonb_array_elements(${JSON.stringify(times)}::jsonb) as t)`;
