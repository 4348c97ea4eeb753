import type { ClientPdf } from "./emails/client-pdf.tsx";

/** In base64. The PDF library is imported with the first document, as most processes never need it. */
export async function drawClientPdf(pdf: ClientPdf): Promise<string> {
  const [{ renderToBuffer }, { ClientTripPdf }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("./emails/client-pdf.tsx"),
  ]);
  return (await renderToBuffer(ClientTripPdf({ pdf }))).toString("base64");
}
