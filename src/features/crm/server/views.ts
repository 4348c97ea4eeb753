import { and, asc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findSold as readSold } from "#db/read-catalogue.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { enquiries } from "#db/schema/crm.ts";
import { quotes } from "#db/schema/quotes.ts";
import { findSettings } from "#db/settings-views.ts";
import { rolesThatMay } from "#domain/account/permissions.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { serviceKeyName } from "#domain/catalogue/service.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** The facts in an email about an enquiry. */
export async function findEnquiryForEmail(db: ReadDb, reference: string) {
  const [enquiry] = await db
    .select({
      reference: enquiries.reference,
      kind: enquiries.kind,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      serviceType: enquiries.serviceType,
      source: enquiries.source,
      message: enquiries.message,
      responseDueAt: enquiries.responseDueAt,
    })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  if (!enquiry) throw new Error(`There is no enquiry ${reference}.`);
  const { services } = await findSold(db);
  return { ...enquiry, service: serviceKeyName(services, enquiry.serviceType) };
}

export type EnquiryForEmail = Awaited<ReturnType<typeof findEnquiryForEmail>>;

/** A person’s name, for those who come after. */
export async function findNameOf(db: ReadDb, userId: string): Promise<string> {
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return user?.name || user?.email || "our team";
}

const colleagues = rolesThatMay("note_customers");

/** Those of our team who work with customers. */
export const findColleagues = (db: ReadDb) =>
  db
    .selectDistinct({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.status, "active"), inArray(userRoles.role, [...colleagues])))
    .orderBy(asc(users.name), asc(users.id));

export const isColleague = async (db: ReadDb, userId: string): Promise<boolean> =>
  (await findColleagues(db)).some(({ id }) => id === userId);

/** The request a quote answers, and its outcome. */
export async function findQuoted(db: ReadDb, quoteId: string) {
  const [quoted] = await db
    .select({
      enquiryId: quotes.enquiryId,
      bookingId: quotes.bookingId,
      bookingReference: quotes.bookingReference,
      sentAt: quotes.sentAt,
      declineReason: quotes.declineReason,
    })
    .from(quotes)
    .where(eq(quotes.id, quoteId));
  if (!quoted) throw new Error(`There is no quote ${quoteId}.`);
  return quoted;
}

/** How the company is reached: what an administrator saved, or the sample. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** By when we promise to answer, as our team has set it. */
export const findAnswerTimes = async (db: ReadDb) => (await findSettings(db)).answers;

/** The services that enquiries are about. */
export const findSold = (db: ReadDb): Promise<Catalogue> => readSold(db);
