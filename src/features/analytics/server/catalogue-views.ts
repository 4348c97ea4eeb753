import type { ReadDb } from "#db/connect.ts";
import { findSold as readSold } from "#db/read-catalogue.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** Our tours and classes: each record has its own page. */
export const findSold = (db: ReadDb): Promise<Catalogue> => readSold(db);
