import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** What an administrator saved last, or the sample. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
