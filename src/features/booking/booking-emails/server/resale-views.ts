import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { resales } from "#db/schema/booking.ts";

export async function findWaived(db: ReadDb, resaleId: string): Promise<number> {
  const [row] = await db.select({ waivedCents: resales.waivedCents }).from(resales).where(eq(resales.id, resaleId));
  return row?.waivedCents ?? 0;
}
