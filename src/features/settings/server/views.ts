import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findBrand as readBrand } from "#db/read-brand.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { settings } from "#db/schema/settings.ts";

export const findCompany: typeof readCompany = (db) => readCompany(db);

export const findBrand: typeof readBrand = (db) => readBrand(db);

/** The saved settings by part; a part never saved has no row. */
export const findKeptParts = (db: ReadDb) =>
  db
    .select({
      name: settings.name,
      value: settings.value,
      version: settings.version,
      updatedAt: settings.updatedAt,
      updatedBy: users.name,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.updatedBy));
