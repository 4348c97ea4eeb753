import type { MissingDetail } from "#domain/invoice/buyer-details.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";

/** How an invoice was paid, possibly with money from another one. */
export const methodLabels: Readonly<Record<string, string>> = {
  ...paymentMethodLabels,
  moved: "Counted on another invoice",
  refunded: "Refunded",
  withdrawn: "Payment withdrawn",
};

export const missingLabels: Readonly<Record<MissingDetail, string>> = {
  buyer_name: "the customer’s name",
  buyer_address: "the customer’s address",
  seller_address: "our address",
  seller_vat_number: "our VAT number",
};

export const vatLabels = {
  EX12G: "VAT exempt s12(g): transport of passengers",
  STD15: "VAT at the standard rate",
  ZERO: "VAT 0%",
  OOS: "Outside VAT: paid on someone else’s behalf",
} as const;

/** The actor in an invoice’s history. */
export const actorLabel = (by: string) => (by === "system" ? "automatically" : `by ${by}`);
