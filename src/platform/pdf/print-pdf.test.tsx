import { inflateSync } from "node:zlib";
import { Document, Text, View } from "@react-pdf/renderer";
import { expect, test } from "vitest";
import { pngSquare } from "#db/seed/documents.ts";
import { usualBrand } from "#domain/company/brand.ts";
import { addLogo } from "#features/catalogue/server/add-logo.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { look, PdfHead, PdfPage } from "./pdf-look.tsx";
import { printPdf } from "./print-pdf.ts";

const paper = () => (
  <Document>
    <PdfPage foot="Foot">
      <PdfHead sender="Starlight" title="Paper" number="1" />
      <View style={look.tableHead}>
        <Text>Head</Text>
      </View>
    </PdfPage>
  </Document>
);

/** The drawing instructions, in which a colour is three parts of one. */
function drawnOn(file: Buffer): string {
  const streams = file.toString("latin1").matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return Array.from(streams, ([, body = ""]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  }).join("\n");
}
const hasImage = (file: Buffer) => file.toString("latin1").includes("/Subtype /Image");

test("a document is printed in the company’s colours and with its logo, and no mark is left", () =>
  inTransaction(async (ctx) => {
    const usual = await printPdf(ctx.db, paper());
    expect(hasImage(usual)).toBe(false);
    expect(drawnOn(usual)).toMatch(/0\.0627\d* 0\.1607\d* 0\.247\d* scn/);

    const added = await addLogo(ctx, {
      mark: await aSentFile(ctx, pngSquare(512, [27, 122, 61], [255, 255, 255])),
      icon: await aSentFile(ctx, pngSquare(192, [27, 122, 61], [255, 255, 255])),
    });
    if (!added.ok) throw new Error(added.reason);
    await givenSettings(ctx, { brand: { ...usualBrand, deep: "#12382a", logo: added.value.logo } });
    const own = await printPdf(ctx.db, paper());
    expect(hasImage(own)).toBe(true);
    expect(drawnOn(own)).toMatch(/0\.0705\d* 0\.219\d* 0\.164\d* scn/);
    // The next document has its own styles again.
    await givenSettings(ctx, { brand: usualBrand });
    expect(drawnOn(await printPdf(ctx.db, paper()))).not.toMatch(/0\.0705\d* 0\.219\d* 0\.164\d* scn/);
  }));
