import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { gatherPdf } from "./gather-pdf.ts";

export type DrawnFile = {
  readonly name: string;
  readonly type: "application/pdf" | "application/json" | "text/csv;charset=utf-8";
  readonly content: Buffer;
};

/** The document as a PDF, generated each time from stored data; only the payments below the total can differ. */
export async function drawDocument(ctx: Context, invoiceId: string): Promise<DrawnFile | undefined> {
  const shown = await gatherPdf(ctx, invoiceId);
  if (!shown) return undefined;
  // The PDF library is slow to load and most processes never need it, so it is imported with the first document.
  const { InvoicePdf } = await import("./emails/invoice-pdf.tsx");
  const content = await printPdf(ctx.db, InvoicePdf({ pdf: shown }));
  return { name: `${shown.document.invoice.number}.pdf`, type: "application/pdf", content };
}

/** The file as a call answers with it. */
export const answerFile = (file: DrawnFile | undefined) =>
  file ? accept({ ...file, content: file.content.toString("base64") }) : refuse("not_found");
