import type { InvoiceKind, InvoiceParty } from "./invoice-lifecycle.ts";

/** Details that the law requires on a full tax invoice and a document may still lack. */
export const missingDetails = ["buyer_name", "buyer_address", "seller_address", "seller_vat_number"] as const;
export type MissingDetail = (typeof missingDetails)[number];

type Document = {
  readonly kind: InvoiceKind;
  readonly buyerName: string;
  readonly buyer: InvoiceParty;
  readonly seller: InvoiceParty;
};

/** The details a document lacks. Only a full tax invoice must name its buyer and their address. */
export function missingOn({ kind, buyerName, buyer, seller }: Document): MissingDetail[] {
  if (kind !== "tax_invoice" && kind !== "abridged") return [];
  const isFull = kind === "tax_invoice";
  const has = {
    buyer_name: !isFull || isFilled(buyerName),
    buyer_address: !isFull || isFilled(buyer.address),
    seller_address: isFilled(seller.address),
    seller_vat_number: isFilled(seller.vatNumber),
  };
  return missingDetails.filter((detail) => !has[detail]);
}

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== "";

const reissued = "Reissued";
/** Documents issued before the wording changed carry the old one. */
const reissueStart = /^(?:Reissued|Made out anew)\b/;

/** Why an invoice was credited only to be reissued; shown on the credit note. */
export const reissueReason = (why: string): string => (why ? `${reissued}: ${why}` : reissued);

export const isReissue = (reason: string): boolean => reissueStart.test(reason);

/** A buyer may add a missing address once; after that only our team changes it. */
export const mayCompleteThemselves = ({ buyer }: Pick<Document, "buyer">): boolean => !isFilled(buyer.address);
