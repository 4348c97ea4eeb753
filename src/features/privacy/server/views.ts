import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);
