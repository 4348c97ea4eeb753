import { Document, Link, Text, View } from "@react-pdf/renderer";
import { contactLine } from "#domain/company/contact-details.ts";
import { invoiceKindLabels, monthLabel } from "#domain/invoice/invoice-labels.ts";
import type { InvoiceParty } from "#domain/invoice/invoice-lifecycle.ts";
import { supplyDates, supplyText } from "#domain/invoice/supply-dates.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { formatDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { amountText, Labelled, look, PdfHead, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import type { PdfDocument } from "../gather-pdf.ts";
import { LineTable } from "./pdf-lines.tsx";
import { PayBox, Sums, VatSummary } from "./pdf-sums.tsx";

/** An invoice or credit note with every field the law requires. */
export function InvoicePdf({ pdf }: { pdf: PdfDocument }) {
  const { invoice, company } = pdf.document;
  const title = invoiceKindLabels[invoice.kind];
  const isDraft = invoice.state === "draft";
  return (
    <Document
      title={`${title} ${invoice.number}`}
      author={printable(invoice.seller.name ?? company.name)}
      creator={company.name}
    >
      <PdfPage foot={contactLine(company)}>
        <PdfHead sender={company.name} title={title} number={isDraft ? "Draft, not issued" : invoice.number} />
        <Parties pdf={pdf} />
        <LineTable pdf={pdf} />
        <View style={look.totals} wrap={false}>
          <VatSummary pdf={pdf} />
          <Sums pdf={pdf} />
        </View>
        <QuoteBox pdf={pdf} />
        <PayBox pdf={pdf} />
        <Text style={[look.quiet, { marginTop: 16 }]}>{printable(closing(pdf))}</Text>
      </PdfPage>
    </Document>
  );
}

/** The changes since the quote, step by step up to the total. */
function QuoteBox({ pdf: { difference, document } }: { pdf: PdfDocument }) {
  if (!difference) return null;
  const rows = [
    { text: `Quote ${difference.quoteNumber}`, cents: difference.quotedCents },
    ...difference.steps,
    { text: "This invoice", cents: document.invoice.totalCents },
  ];
  return (
    <View style={look.box} wrap={false}>
      <Text style={[look.strong, { marginBottom: 4 }]}>What has changed since your quote</Text>
      {rows.map(({ text, cents }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a document never change order
        <View key={at} style={look.sum}>
          <Text>{printable(text)}</Text>
          <Text>{amountText(cents)}</Text>
        </View>
      ))}
    </View>
  );
}

const factValue = [look.strong, { flexGrow: 1, flexBasis: 0, textAlign: "right" as const }];

function Parties({ pdf }: { pdf: PdfDocument }) {
  const { invoice } = pdf.document;
  const isCredit = invoice.kind === "credit_note";
  return (
    <View style={look.columns}>
      <View style={look.column}>
        <Labelled label="From">
          <Party party={invoice.seller} />
        </Labelled>
      </View>
      <View style={look.column}>
        <Labelled label={isCredit ? "Credited to" : "Billed to"}>
          <Party party={{ ...invoice.buyer, name: invoice.buyerName, email: shownEmail(invoice.buyerEmail) }} />
        </Labelled>
      </View>
      <View style={look.column}>
        {factsOf(pdf).map(([label, value]) => (
          <View key={label} style={[look.sum, { padding: "1 0" }]}>
            <Text style={[look.quiet, { width: 66 }]}>{label}</Text>
            <Text style={factValue}>{printable(value)}</Text>
          </View>
        ))}
        {pdf.terms && (
          <View style={[look.sum, { padding: "1 0" }]}>
            <Text style={[look.quiet, { width: 66 }]}>Terms</Text>
            <Link src={pdf.terms.url} style={factValue}>
              {printable(pdf.terms.text)}
            </Link>
          </View>
        )}
      </View>
    </View>
  );
}

function Party({ party }: { party: InvoiceParty }) {
  const lines = [
    party.address,
    party.registrationNumber && `Registration no. ${party.registrationNumber}`,
    party.vatNumber && `VAT no. ${party.vatNumber}`,
    party.phone,
    party.email,
  ].filter((line) => line !== undefined && line !== "");
  return (
    <View>
      <Text style={look.strong}>{printable(party.name ?? "")}</Text>
      {lines.map((line) => (
        <Text key={line}>{printable(line ?? "")}</Text>
      ))}
    </View>
  );
}

function factsOf({ document, isOpen }: PdfDocument): (readonly [string, string])[] {
  const { invoice, lines, bookingReference, travelledAt, creditsNumber, creditsIssuedAt } = document;
  const supplied = supplyDates(lines);
  const facts: readonly (readonly [string, string | null])[] = [
    ["Number", invoice.state === "draft" ? "Draft" : invoice.number],
    ["Date of issue", formatDate(localDateOf(invoice.issuedAt))],
    ["Date of supply", supplyText(supplied.length > 0 || !travelledAt ? supplied : [localDateOf(travelledAt)])],
    ["Month", invoice.month ? monthLabel(invoice.month) : null],
    ["Booking", bookingReference],
    ["Credits invoice", creditsNumber],
    ["Invoice of", creditsIssuedAt ? formatDate(localDateOf(creditsIssuedAt)) : null],
    ["Due", isOpen ? formatDate(localDate(invoice.dueOn)) : null],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function closing({ document, isVendor }: PdfDocument): string {
  const { invoice } = document;
  if (invoice.kind === "credit_note") return `Reason: ${invoice.note}`;
  const vat = isVendor
    ? "Transport of fare-paying passengers by road is exempt from VAT under section 12(g) of the VAT Act."
    : "The supplier is not registered for VAT. No VAT is charged.";
  return invoice.note ? `${invoice.note}\n${vat}` : vat;
}
