import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { missedSales } from "#db/schema/selling.ts";

export type MissedSale = typeof missedSales.$inferInsert;

/** One row per trip and day, with the latest reason. */
export async function writeMissed(db: Database, missed: MissedSale): Promise<void> {
  await db.execute(sql`
    with other as (delete from missed_sales where journey_key = ${missed.journeyKey} and asked_on = ${missed.askedOn}
      and reason <> ${missed.reason})
    insert into missed_sales (id, asked_on, journey_key, reason, service, area, vehicle_class, pickup_on, passengers, total_cents)
    values (${missed.id}, ${missed.askedOn}, ${missed.journeyKey}, ${missed.reason}, ${missed.service}, ${missed.area},
      ${missed.vehicleClass}, ${missed.pickupOn}, ${missed.passengers}, ${missed.totalCents ?? null})
    on conflict (journey_key, asked_on, reason) do nothing`);
}

export async function deleteMissed(db: Database, journeyKey: string): Promise<void> {
  await db.delete(missedSales).where(eq(missedSales.journeyKey, journeyKey));
}
