import { inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#db/connect.ts";
import { quoteMoves, quoteOptions, quotes, quoteViews } from "#db/schema/quotes.ts";

/** Clears a person’s quotes; numbers, dates and amounts stay. */
export async function anonymiseQuotes(db: Database, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  await db
    .update(quotes)
    .set({
      customerName: "Erased",
      customerEmail: "erased@erased.invalid",
      customerPhone: "",
      title: "",
      message: "",
      inclusions: "",
      exclusions: "",
      paymentTerms: "",
      internalNote: "",
      acceptedName: null,
      declineNote: null,
      journey: plainJourney(quotes.journey),
    })
    .where(inArray(quotes.id, all));
  await db
    .update(quoteOptions)
    .set({
      title: sql`'Option ' || ${quoteOptions.letter}`,
      description: "",
      lines: plainLines,
      journey: plainJourney(quoteOptions.journey),
    })
    .where(inArray(quoteOptions.quoteId, all));
  await db.update(quoteMoves).set({ reason: null }).where(inArray(quoteMoves.quoteId, all));
  await db.delete(quoteViews).where(inArray(quoteViews.quoteId, all));
}

/** Numbers, dates and the kind of trip stay; places, requests and free text are removed. */
const plainJourney = (journey: PgColumn) => sql`case when ${journey} is not null then coalesce((
  select jsonb_object_agg(part.key, case when part.key in ('service_type', 'pickup_date', 'pickup_time', 'return_date',
                                           'return_time', 'hire_unit', 'trip_type') then part.value
                                         when jsonb_typeof(part.value) = 'string' then '""'::jsonb
                                         when jsonb_typeof(part.value) = 'array' then '[]'::jsonb
                                         when jsonb_typeof(part.value) = 'object' then '{}'::jsonb
                                         else part.value end)
  from jsonb_each(${journey}) part), '{}'::jsonb) end`;

const plainLines = sql`coalesce((
  select jsonb_agg(line || '{"text": "Erased"}'::jsonb order by place)
  from jsonb_array_elements(${quoteOptions.lines}) with ordinality as parts (line, place)), '[]'::jsonb)`;
