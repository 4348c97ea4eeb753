import { and, eq, gt } from "drizzle-orm";
import { spanOnDuty } from "#domain/shift/duty-stretches.ts";
import type { Span } from "#domain/trip/capacity.ts";
import type { ReadDb } from "./connect.ts";
import { dutySpans } from "./schema/tracking.ts";

type Input = { readonly since: Date; readonly now: Date; readonly dutyHours: number };

/** When a driver was on duty since a moment, as far as they said so: the driver and our team read the same. */
export async function findOnDuty(
  db: ReadDb,
  driverId: string,
  { since, now, dutyHours }: Input,
): Promise<readonly Span[]> {
  const rows = await db
    .select({ from: dutySpans.startedAt, to: dutySpans.endedAt })
    .from(dutySpans)
    .where(and(eq(dutySpans.driverId, driverId), gt(dutySpans.startedAt, since)));
  return rows.map((span) => spanOnDuty(span, now, dutyHours));
}
