import { and, asc, eq, inArray, lt, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findLegalInForce } from "#db/legal-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { featureSwitches } from "#db/schema/accounts.ts";
import { applicationMoves, partnerApplications } from "#db/schema/partners.ts";
import { isSwitchedOn } from "#domain/account/switches.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** The version of the privacy notice that applicants agree to. */
export const findPrivacyInForce = (db: ReadDb, now: Date): Promise<string> => findLegalInForce(db, "privacy", now);

export async function findApplication(db: ReadDb, reference: string) {
  const [row] = await db.select().from(partnerApplications).where(eq(partnerApplications.reference, reference));
  return row;
}

/** The hash of an application’s code, enough to check a code. */
export async function findCodeHash(db: ReadDb, applicationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: partnerApplications.accessCodeHash })
    .from(partnerApplications)
    .where(eq(partnerApplications.id, applicationId));
  return row?.hash;
}

/** Old unsuccessful applications that are not anonymised yet. */
export const findEndedApplications = (db: ReadDb, before: Date, atMost: number) =>
  db
    .select({ id: partnerApplications.id, reference: partnerApplications.reference })
    .from(partnerApplications)
    .where(
      and(
        inArray(partnerApplications.state, ["submitted", "under_review", "info_requested", "rejected"]),
        lt(partnerApplications.updatedAt, before),
        ne(partnerApplications.email, "erased@erased.invalid"),
      ),
    )
    .orderBy(asc(partnerApplications.updatedAt), asc(partnerApplications.id))
    .limit(atMost);

export const findMoves = (db: ReadDb, applicationId: string) =>
  db
    .select({
      id: applicationMoves.id,
      fromState: applicationMoves.fromState,
      toState: applicationMoves.toState,
      note: applicationMoves.note,
      createdAt: applicationMoves.createdAt,
    })
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, applicationId))
    .orderBy(asc(applicationMoves.createdAt), asc(applicationMoves.id));

export async function takesApplications(db: ReadDb): Promise<boolean> {
  const [saved] = await db
    .select({ isOn: featureSwitches.isOn })
    .from(featureSwitches)
    .where(eq(featureSwitches.name, "partner_applications"));
  return isSwitchedOn("partner_applications", saved?.isOn);
}

/** The company’s contact details. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
