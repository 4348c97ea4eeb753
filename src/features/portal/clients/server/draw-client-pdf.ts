import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import type { ClientPdf } from "./emails/client-pdf.tsx";

/** Returns base64. The PDF library is imported with the first document, because most processes never need it. */
export async function drawClientPdf({ db }: Context, pdf: ClientPdf): Promise<string> {
  const { ClientTripPdf } = await import("./emails/client-pdf.tsx");
  return (await printPdf(db, ClientTripPdf({ pdf }))).toString("base64");
}
