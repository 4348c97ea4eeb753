import { inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { barePlate } from "#domain/fleet/plate.ts";

const bare = sql<string>`upper(regexp_replace(${vehicles.plate}, '[^0-9A-Za-z]', '', 'g'))`;

/** The vehicles with these plates, in any spacing. */
export async function findByPlates(db: ReadDb, plates: readonly string[]) {
  const request = [...new Set(plates.map(barePlate))].filter(Boolean);
  if (request.length === 0) return new Map();
  const rows = await db.select().from(vehicles).where(inArray(bare, request));
  return new Map(rows.map((row) => [barePlate(row.plate), row]));
}
