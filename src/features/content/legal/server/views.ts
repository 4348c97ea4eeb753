import type { ReadDb } from "#db/connect.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);
