import type { ClientPdf } from "./emails/client-pdf.tsx";

/** As the browser saves it. What draws is fetched with the first document, as most processes never draw. */
export async function drawClientPdf(pdf: ClientPdf): Promise<string> {
  const [{ renderToBuffer }, { ClientTripPdf }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("./emails/client-pdf.tsx"),
  ]);
  return (await renderToBuffer(ClientTripPdf({ pdf }))).toString("base64");
}
