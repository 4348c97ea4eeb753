import type { ClientPdf } from "./emails/client-pdf.tsx";

/** Returns base64. The PDF library is imported with the first document, because most processes never need it. */
export async function drawClientPdf(pdf: ClientPdf): Promise<string> {
  const [{ renderToBuffer }, { ClientTripPdf }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("./emails/client-pdf.tsx"),
  ]);
  return (await renderToBuffer(ClientTripPdf({ pdf }))).toString("base64");
}
