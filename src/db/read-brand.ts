import { and, eq } from "drizzle-orm";
import { type Brand, logoSides, usualBrand } from "#domain/company/brand.ts";
import { shortNameOf } from "#domain/company/contact-details.ts";
import type { ReadDb } from "./connect.ts";
import { findCompany } from "./read-company.ts";
import { cataloguePictures } from "./schema/catalogue.ts";
import { storedFiles } from "./schema/platform.ts";
import { settings } from "./schema/settings.ts";

/** The company’s colours. Exported again by features’ views. */
export async function findBrand(db: ReadDb): Promise<Brand> {
  const [saved] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, "brand"));
  return { ...usualBrand, ...(saved?.value as Partial<Brand> | undefined) };
}

/** The small logo on white, also a former one: emails keep theirs. */
export async function findLogoIcon(db: ReadDb, logo: string): Promise<Buffer | undefined> {
  const isIt = and(eq(cataloguePictures.hash, logo), eq(cataloguePictures.smallWidth, logoSides.icon));
  const [row] = await db
    .select({ content: storedFiles.content })
    .from(cataloguePictures)
    .innerJoin(storedFiles, eq(storedFiles.id, cataloguePictures.smallFileId))
    .where(isIt);
  return row?.content ?? undefined;
}

/** The logo with clear corners, as a PNG. */
export async function findLogo(db: ReadDb, { logo }: Pick<Brand, "logo">): Promise<Buffer | undefined> {
  if (!logo) return undefined;
  const isIt = and(eq(cataloguePictures.hash, logo), eq(cataloguePictures.width, logoSides.mark));
  const [row] = await db
    .select({ content: storedFiles.content })
    .from(cataloguePictures)
    .innerJoin(storedFiles, eq(storedFiles.id, cataloguePictures.fileId))
    .where(isIt);
  return row?.content ?? undefined;
}

/** The name at the start of an SMS. */
export const findShortName = async (db: ReadDb): Promise<string> => shortNameOf(await findCompany(db));
