import type { invoiceDetails } from "#db/schema/invoices.ts";
import type { InvoiceParty } from "#domain/invoice/invoice-lifecycle.ts";
import type { DemoCompany } from "../demo-company.ts";
import { demoCustomer } from "../people/people.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

/** Where invoices go. Two have never said, so that our team has someone to ask. */
const addresses: Readonly<Record<string, string>> = {
  "Atlantic Ledger Group": "40 Sample Quay, Foreshore, Cape Town, 8001",
  "Bantry Cliff Boutique Hotel": "7 Sample Ridge, Bantry Bay, 8005",
  "Fynbos Lane Guest House": "3 Sample Lane, Gardens, Cape Town, 8001",
  "The Harbour Lantern Hotel": "18 Sample Wharf, V&A Waterfront, Cape Town, 8001",
  "Blue Crane Software": "22 Sample Park, Century City, 7441",
};

const customersAddress = "9 Sample Close, Bath, BA1 0AA, United Kingdom";

/** An organisation as shown on an invoice, beside its name. */
export const billingAddress = (name: string, vatNumber: string | null | undefined): InvoiceParty => ({
  ...(addresses[name] && { address: addresses[name] }),
  ...(vatNumber && { vatNumber }),
});

export const customersBilling: InvoiceParty = { address: customersAddress };

/** The same as our team and the customer keep it for invoices to come. */
export function billingDetails(
  { organisations }: DemoCompany,
  clock: SeedClock,
): (typeof invoiceDetails.$inferInsert)[] {
  const luck = random("billing addresses");
  const kept = { updatedBy: "system", updatedAt: clock.at(-60) };
  const { email, firstName, lastName } = demoCustomer;
  return [
    ...organisations.flatMap(({ id, name, vatNumber }) =>
      addresses[name]
        ? [
            {
              ...kept,
              id: luck.id(kept.updatedAt),
              organisationId: id,
              name,
              address: addresses[name],
              vatNumber: vatNumber ?? "",
            },
          ]
        : [],
    ),
    { ...kept, id: luck.id(kept.updatedAt), email, name: `${firstName} ${lastName}`, address: customersAddress },
  ];
}
