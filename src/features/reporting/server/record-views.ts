import { desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { phoneDigits } from "#db/contact-keys.ts";
import { enquiries } from "#db/schema/crm.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { quotes } from "#db/schema/quotes.ts";
import { beginsWith, lower } from "./search-views.ts";

/** The search text in each form it may take. */
export type Typed = {
  /** Lower case, single spaces. */
  readonly text: string;
  /** Capitals, without spaces or hyphens: a plate, a number, a reference. */
  readonly bare: string;
  /** As phone numbers are compared. */
  readonly digits: string | undefined;
};

const bareOf = (column: SQL | typeof vehicles.plate) => sql`upper(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))`;
const startsAWord = (column: SQL | typeof organisations.name, text: string) =>
  sql`position(${` ${text}`} in ' ' || lower(${column})) > 0`;

/** "INV-2026-00012", "inv 2026 12" and "CN-2026-00003": a document number as typed. */
function numberTyped({ text }: Typed): string | undefined {
  const parts = /^(inv|cn)[\s-]*(\d{4})?[\s-]*(\d{1,5})?$/.exec(text);
  if (!parts) return undefined;
  const [, series = "", year, number] = parts;
  const head = [series.toUpperCase(), year].filter(Boolean).join("-");
  return number ? `${head}-${number.length < 5 && year ? number.padStart(5, "0") : number}` : head;
}

export function findInvoices(db: ReadDb, typed: Typed, atMost: number) {
  const number = numberTyped(typed);
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      buyer: invoices.buyerName,
      cents: invoices.totalCents,
    })
    .from(invoices)
    .where(
      or(
        number ? beginsWith(invoices.number, number) : undefined,
        beginsWith(lower(invoices.buyerName), typed.text),
        beginsWith(lower(invoices.buyerEmail), typed.text),
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(atMost);
}

/** The newest version of each first. */
export const findQuotes = (db: ReadDb, { text }: Typed, atMost: number) =>
  db
    .select({ id: quotes.id, number: quotes.number, version: quotes.version, customer: quotes.customerName })
    .from(quotes)
    .where(
      or(
        beginsWith(quotes.number, text.toUpperCase().replace(/^Q[\s-]*/, "Q-")),
        beginsWith(lower(quotes.customerName), text),
        beginsWith(lower(quotes.customerEmail), text),
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.version))
    .limit(atMost);

export const findEnquiries = (db: ReadDb, { text, digits }: Typed, atMost: number) =>
  db
    .select({ id: enquiries.id, reference: enquiries.reference, name: enquiries.name, email: enquiries.email })
    .from(enquiries)
    .where(
      or(
        beginsWith(enquiries.reference, text.toUpperCase().replace(/^ENQ[\s-]*/, "ENQ-")),
        beginsWith(lower(enquiries.name), text),
        beginsWith(lower(enquiries.email), text),
        digits ? beginsWith(phoneDigits(enquiries.phone), digits) : undefined,
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(atMost);

/** A few dozen rows: by plate in any spacing, and by make and model. */
export const findVehicles = (db: ReadDb, { text, bare }: Typed, atMost: number) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      seats: vehicles.seats,
    })
    .from(vehicles)
    .where(
      or(
        bare.length >= 2 ? sql`position(${bare} in ${bareOf(vehicles.plate)}) > 0` : undefined,
        startsAWord(sql`${vehicles.make} || ' ' || ${vehicles.model}`, text),
      ),
    )
    .orderBy(vehicles.plate)
    .limit(atMost);

/** Some hundreds: by any word of the name, the registration or VAT number, or the code of their link. */
export const findOrganisations = (db: ReadDb, { text }: Typed, atMost: number) =>
  db
    .select({ id: organisations.id, name: organisations.name, area: organisations.area, kind: organisations.kind })
    .from(organisations)
    .where(
      or(
        startsAWord(organisations.name, text),
        beginsWith(lower(organisations.registrationNumber), text),
        beginsWith(organisations.vatNumber, text),
        eq(lower(organisations.affiliateCode), text),
      ),
    )
    .orderBy(organisations.name, organisations.id)
    .limit(atMost);
