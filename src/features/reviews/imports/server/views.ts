import { and, inArray, ne, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { reviews } from "#db/schema/reviews.ts";

export type KnownReview = typeof reviews.$inferSelect;

/** Reviews with one of these ids, or by one of these people. */
export async function findKnown(
  db: ReadDb,
  { keys, names }: { readonly keys: readonly string[]; readonly names: readonly string[] },
): Promise<readonly KnownReview[]> {
  if (keys.length + names.length === 0) return [];
  return db
    .select()
    .from(reviews)
    .where(
      or(
        and(ne(reviews.sourceKey, ""), inArray(reviews.sourceKey, [...keys, ""])),
        inArray(reviews.reviewerName, [...names, ""]),
      ),
    );
}
