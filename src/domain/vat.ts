import type { ServiceOptionId } from "./catalogue.ts";
import { type Cents, cents, zero } from "./money.ts";

/** EX12G: carrying passengers by road for a fare is exempt, VAT Act s12(g). STD15: the standard rate. */
export type VatCode = "EX12G" | "STD15";

const standardRate = 15;

/** Up to this amount an abridged tax invoice will do. */
const abridgedAtMost = cents(500_000);

/** A tour is sold as one price that is not split into its drive and the rest, so all of it is standard-rated. */
const codes: Readonly<Record<ServiceOptionId, VatCode>> = {
  airport_transfer: "EX12G",
  chauffeur_service: "EX12G",
  day_tour: "STD15",
  group_transport: "EX12G",
  staff_transport: "EX12G",
  corporate_events: "EX12G",
  custom: "EX12G",
};

export const vatCodeOf = (service: ServiceOptionId): VatCode => codes[service];

/** The VAT inside a price that includes it: 15 of every 115 cents. */
export const vatWithin = (total: Cents, code: VatCode): Cents =>
  code === "EX12G" ? zero : cents(Math.round((total * standardRate) / (100 + standardRate)));

/** What the document is called. Nothing is taxed on an exempt supply, so it is no tax invoice. */
export function invoiceKindFor(total: Cents, code: VatCode): "invoice" | "abridged" | "tax_invoice" {
  if (code === "EX12G") return "invoice";
  return total > abridgedAtMost ? "tax_invoice" : "abridged";
}
