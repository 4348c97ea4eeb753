import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";

export async function findOwnPhoto(db: ReadDb, userId: string) {
  const [row] = await db
    .select({
      driver_id: drivers.id,
      photo_id: drivers.photoId,
      offered_id: drivers.offeredPhotoId,
      answer: drivers.photoAnswer,
    })
    .from(drivers)
    .where(eq(drivers.userId, userId));
  return row;
}
