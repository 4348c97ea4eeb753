import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { findCompany } from "../../server/views.ts";
import { type CardKind, cardPage } from "../contract.ts";
import { findCardOwner } from "./views.ts";

/** A hotel’s cards for the front desk and rooms, printable by everyone who works there. */
export async function myCardFile(ctx: Context, { card }: { card: CardKind }) {
  const owner = await findCardOwner(ctx.db, personAsking(ctx.actor));
  if (!owner) return refuse("no_code");
  // The PDF library is imported with the first document, because most processes never need it.
  const { PartnerCardsPdf } = await import("./emails/partner-cards-pdf.tsx");
  const company = await findCompany(ctx.db);
  const link = `${ctx.siteUrl}${cardPage}${encodeURIComponent(owner.code)}`;
  const pdf = await printPdf(ctx.db, PartnerCardsPdf({ pdf: { ...owner, card, company, link } }));
  return accept({ name: `${card}-card-${owner.code}.pdf`, type: "application/pdf", content: pdf.toString("base64") });
}
