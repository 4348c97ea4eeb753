import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { companySettings } from "#db/schema/content.ts";
import { enquiries } from "#db/schema/crm.ts";
import { type CompanyDetails, companyDetails, sampleCompany } from "#features/content/contract.ts";

/** What a letter about an enquiry tells. */
export async function findEnquiryForLetter(db: ReadDb, reference: string) {
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
  return enquiry;
}

export type EnquiryForLetter = Awaited<ReturnType<typeof findEnquiryForLetter>>;

/** Who made a booking, and when. */
export async function findBooker(db: ReadDb, reference: string) {
  const [booker] = await db
    .select({
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      isTest: bookings.isTest,
      bookedAt: bookings.createdAt,
    })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  if (!booker) throw new Error(`There is no booking ${reference}.`);
  return booker;
}

/** How the company is reached: what an administrator saved, or the sample. */
export async function findCompany(db: ReadDb): Promise<CompanyDetails> {
  const [saved] = await db.select({ details: companySettings.details }).from(companySettings);
  return saved ? companyDetails.parse(saved.details) : sampleCompany;
}
