import { findClaims as readClaims } from "#db/claims-views.ts";
import type { ReadDb } from "#db/connect.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";

/** All claims in the order of our team, those that are not shown included. */
export const findClaims: typeof readClaims = (db) => readClaims(db);

export type FoundClaim = Awaited<ReturnType<typeof findClaims>>[number];

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);
