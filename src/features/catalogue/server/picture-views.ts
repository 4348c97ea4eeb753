import { and, eq, inArray, lt, not, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { cataloguePictures, pictureCopies } from "#db/schema/catalogue.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import type { CopyFormat } from "#domain/catalogue/picture-copies.ts";

/** The owner kind of their stored files; the owner id is the picture’s. */
export const pictureOwner = "catalogue_picture";

export type PictureRow = typeof cataloguePictures.$inferSelect;

export const findPictures = async (db: ReadDb, hashes: readonly string[]): Promise<readonly PictureRow[]> =>
  hashes.length === 0
    ? []
    : db
        .select()
        .from(cataloguePictures)
        .where(inArray(cataloguePictures.hash, [...hashes]));

/** The file of a picture in one of its widths. */
export async function findPictureFile(db: ReadDb, { hash, width }: { hash: string; width: number }) {
  const { fileId, smallFileId, smallWidth, width: largeWidth } = cataloguePictures;
  const [row] = await db
    .select({ content: storedFiles.content })
    .from(cataloguePictures)
    .innerJoin(
      storedFiles,
      or(
        and(eq(storedFiles.id, fileId), eq(largeWidth, width)),
        and(eq(storedFiles.id, smallFileId), eq(smallWidth, width)),
      ),
    )
    .where(eq(cataloguePictures.hash, hash));
  return row?.content;
}

/** A copy that was made of a picture. */
export async function findPictureCopy(db: ReadDb, asked: { hash: string; width: number; format: CopyFormat }) {
  const { pictureId, width, format, content } = pictureCopies;
  const [row] = await db
    .select({ content })
    .from(pictureCopies)
    .innerJoin(cataloguePictures, eq(cataloguePictures.id, pictureId))
    .where(and(eq(cataloguePictures.hash, asked.hash), eq(width, asked.width), eq(format, asked.format)));
  return row?.content;
}

/** Uploaded before a moment, and in no record, nor in a version that could be put back. */
export const findUnusedPictures = (db: ReadDb, before: Date): Promise<readonly PictureRow[]> =>
  db
    .select()
    .from(cataloguePictures)
    .where(
      and(
        lt(cataloguePictures.addedAt, before),
        // One with a description is in the library.
        eq(cataloguePictures.alt, ""),
        not(
          subquery<boolean>`exists (select from tour_versions v where strpos(v.words::text, ${cataloguePictures.hash}) > 0)`,
        ),
        not(
          subquery<boolean>`exists (select from service_versions v where strpos(v.words::text, ${cataloguePictures.hash}) > 0)`,
        ),
        not(
          subquery<boolean>`exists (select from page_versions v where strpos(v.blocks::text || v.meta::text, ${cataloguePictures.hash}) > 0)`,
        ),
        not(
          subquery<boolean>`exists (select from settings_versions v where v.part = 'brand' and v.value ->> 'logo' = ${cataloguePictures.hash})`,
        ),
        not(
          subquery<boolean>`exists (select from vehicle_class_versions v where strpos(v.facts::text, ${cataloguePictures.hash}) > 0)`,
        ),
      ),
    );
