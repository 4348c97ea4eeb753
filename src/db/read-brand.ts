import { eq } from "drizzle-orm";
import { type Brand, usualBrand } from "#domain/company/brand.ts";
import type { ReadDb } from "./connect.ts";
import { settings } from "./schema/settings.ts";

/** The company’s colours. Exported again by features’ views. */
export async function findBrand(db: ReadDb): Promise<Brand> {
  const [saved] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, "brand"));
  return { ...usualBrand, ...(saved?.value as Partial<Brand> | undefined) };
}
