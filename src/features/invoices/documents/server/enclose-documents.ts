import type { EventOf, EventType } from "#domain/events.ts";
import { missingOn } from "#domain/invoice/buyer-details.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { invoiceKindLabels } from "#domain/invoice/invoice-labels.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import type { Reaction } from "#platform/jobs/events.ts";
import type { Enclose, Enclosed } from "#platform/mail/enclosed.tsx";
import { type DocumentRecord, findDocument } from "../../server/document-views.ts";
import { drawDocument } from "../../server/draw-document.ts";
import { bookingUrlOf } from "../../server/link-invoice.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import { findUnsentOfBooking } from "./views.ts";

/** The documents of a booking that its customer does not have yet; from now on they count as sent. */
export const encloseDocuments: Enclose = async (ctx, reference) => {
  const documents: DocumentRecord[] = [];
  const attachments: Enclosed["attachments"][number][] = [];
  for (const { id } of await findUnsentOfBooking(ctx.db, reference)) {
    const invoice = await lockInvoice(ctx.db, id);
    if (!invoice || invoice.sentAt) continue;
    const file = await drawDocument(ctx, id);
    const document = await findDocument(ctx.db, id);
    if (!file || !document) continue;
    documents.push(document);
    attachments.push(file);
    await moveInvoice(ctx, {
      id,
      to: invoice.state === "issued" ? "sent" : invoice.state,
      changes: { sentAt: ctx.now },
    });
  }
  return { attachments, ...textFor(ctx, documents) };
};

type Sending<T extends EventType> = (ctx: Context, event: EventOf<T>, enclose: Enclose) => Promise<void>;

/** Sends an email about a booking with the documents that belong to it. */
export const enclosing =
  <T extends EventType>(send: Sending<T>): Reaction<T> =>
  (ctx, event) =>
    send(ctx, event, encloseDocuments);

function textFor(ctx: Context, documents: readonly DocumentRecord[]): Omit<Enclosed, "attachments"> {
  const incomplete = documents.find(({ invoice }) => missingOn(invoice).includes("buyer_address"));
  const href = incomplete && bookingUrlOf(ctx, incomplete);
  return {
    facts: documents.map((row) => [invoiceKindLabels[row.invoice.kind], row.invoice.number] as const),
    sentences: documents.length > 0 ? [`Attached: ${documents.map(nameOf).join("; ")}.`] : [],
    ...(href && {
      link: {
        before: "A full tax invoice needs your address, which we don’t have.",
        label: "Add your invoice details",
        href,
      },
    }),
  };
}

/** "credit note CN-2026-00001 for invoice INV-2026-00001", "invoice INV-2026-00002 for R1 250, paid". */
function nameOf({ invoice, creditsNumber }: DocumentRecord): string {
  const amount = formatMoney(cents(invoice.totalCents));
  if (invoice.kind === "credit_note")
    return `credit note ${invoice.number} for ${amount}, which credits invoice ${creditsNumber}`;
  const due = dueAmount(invoice);
  const title = invoiceKindLabels[invoice.kind].toLowerCase();
  const standing = due > 0 ? `${formatMoney(due)} due` : "paid";
  return `${title} ${invoice.number} for ${amount}, ${invoice.state === "credited" ? "credited" : standing}`;
}
