import { Document, StyleSheet, Text, View } from "@react-pdf/renderer";
import { childSeatsText } from "#domain/booking/child-seats.ts";
import { restDueText } from "#domain/booking/deposit.ts";
import { contactLine } from "#domain/company/contact-details.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { amountText, PdfHead, PdfPage, look as pdfLook, printable } from "#platform/pdf/pdf-look.tsx";
import type { ShownJourney, ShownOption, ShownQuote } from "../../../contract.ts";
import type { ProForma } from "../gather-pro-forma.ts";

const look = {
  ...pdfLook,
  ...StyleSheet.create({
    heading: { ...pdfLook.strong, fontSize: 13, lineHeight: 1.5 },
    wide: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
    count: { width: 36, textAlign: "right" },
    amount: { width: 84, textAlign: "right" },
    sums: { width: 240, marginLeft: "auto", marginTop: 6 },
    sum: { ...pdfLook.sum, padding: "3 10" },
    box: { ...pdfLook.box, marginTop: 10, gap: 4 },
  }),
};

/** A quote’s price as a PDF, for anyone who must approve or pay it. It is not an invoice and has no invoice number. */
export function ProFormaPdf({ pdf }: { pdf: ProForma }) {
  const { quote, company } = pdf;
  return (
    <Document title={`Pro forma invoice ${quote.number}`} author={printable(company.name)} creator={company.name}>
      <PdfPage foot={contactLine(company)}>
        <PdfHead sender={company.name} title="Pro forma invoice" number={named(pdf)} />
        <Parties pdf={pdf} />
        <Text style={look.heading}>{printable(quote.title)}</Text>
        {!hasOwnTrips(pdf) && <Text style={look.quiet}>{printable(journeyText(pdf.quote.journey))}</Text>}
        {quote.options.map((option) => (
          <Option key={option.letter} option={option} pdf={pdf} />
        ))}
        <View style={look.box} wrap={false}>
          {closing(pdf).map((line) => (
            <Text key={line}>{printable(line)}</Text>
          ))}
        </View>
      </PdfPage>
    </Document>
  );
}

const named = ({ quote }: ProForma) =>
  quote.version > 1 ? `Quote ${quote.number}, version ${quote.version}` : `Quote ${quote.number}`;

function Parties({ pdf }: { pdf: ProForma }) {
  const { quote, seller } = pdf;
  return (
    <View style={look.columns}>
      <View style={look.column}>
        <Text style={look.label}>From</Text>
        <Text style={look.strong}>{printable(seller.name)}</Text>
        {seller.lines.map((line) => (
          <Text key={line}>{printable(line)}</Text>
        ))}
      </View>
      <View style={look.column}>
        <Text style={look.label}>For</Text>
        <Text style={look.strong}>{printable(quote.customer_name)}</Text>
        <Text>{printable(pdf.customerEmail)}</Text>
      </View>
      <View style={look.column}>
        {factsOf(pdf).map(([label, value]) => (
          <View key={label} style={{ marginBottom: 4 }}>
            <Text style={look.label}>{label}</Text>
            <Text style={look.strong}>{printable(value)}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const at = (moment: string | null) => (moment ? formatMoment(new Date(moment)) : null);

function factsOf({ quote }: ProForma): (readonly [string, string])[] {
  const facts: readonly (readonly [string, string | null])[] = [
    ["Sent", at(quote.sent_at)],
    ["Valid until", quote.standing === "open" ? at(quote.valid_until) : null],
    ["Accepted", at(quote.accepted_at)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** If an option has its own trip, each shows its route. */
const hasOwnTrips = ({ quote }: ProForma) => quote.options.some(({ journey }) => journey !== null);

function journeyText(journey: ShownJourney): string {
  const facts = [
    [journey.pickup_location, journey.destination].filter(Boolean).join(" to "),
    journey.pickup_at && `pickup ${datesText(new Date(journey.pickup_at), journey.days)}`,
    journey.return_at && journey.days === 1 && `return ${at(journey.return_at)}`,
    journey.passengers === 1 ? "1 passenger" : `${journey.passengers} passengers`,
    journey.child_seats > 0 && childSeatsText(journey.child_seats, journey.child_seat_sizes),
  ];
  return facts.filter(Boolean).join(" · ");
}

/** This many lines fit on a page with their totals, so they are kept together. */
const linesOnPage = 15;

function Option({ option, pdf }: { option: ShownOption; pdf: ProForma }) {
  const { quote } = pdf;
  const due = Math.round(option.total_cents * quote.deposit_share);
  const rows: readonly (readonly [string, number, boolean])[] = [
    ["Before discount", option.subtotal_cents, option.discount_cents > 0 || option.promo !== null],
    ["Discount", -option.discount_cents, option.discount_cents > 0],
    [option.promo?.text ?? "", -(option.promo?.discount_cents ?? 0), option.promo !== null],
    ["VAT included", option.vat_cents, quote.shows_vat && option.vat_cents > 0],
  ];
  return (
    <View style={{ marginTop: 12 }} wrap={option.lines.length > linesOnPage}>
      {hasOwnTrips(pdf) && (
        <Text style={[look.quiet, { marginBottom: 4 }]}>{printable(journeyText(option.journey ?? quote.journey))}</Text>
      )}
      <View style={look.tableHead} wrap={false}>
        <Text style={look.wide}>
          {printable(quote.options.length > 1 ? `Option ${option.letter}: ${option.title}` : option.title)}
        </Text>
        <Text style={look.count}>Qty</Text>
        <Text style={look.amount}>Each</Text>
        <Text style={look.amount}>Amount</Text>
      </View>
      {option.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed list never changes order
        <View key={at} style={look.row} wrap={false}>
          <Text style={look.wide}>{printable(line.text)}</Text>
          <Text style={look.count}>{line.quantity}</Text>
          <Text style={look.amount}>{amountText(line.unit_cents)}</Text>
          <Text style={look.amount}>{amountText(line.amount_cents)}</Text>
        </View>
      ))}
      <View style={look.sums} wrap={false}>
        {rows.map(([label, amount, isShown]) => isShown && <Sum key={label} label={label} amount={amount} />)}
        <View style={look.grand}>
          <Text>Total</Text>
          <Text>{amountText(option.total_cents)}</Text>
        </View>
        {due < option.total_cents && (
          <>
            <Sum label={`Due with the booking (${Math.round(quote.deposit_share * 100)}%)`} amount={due} />
            <Sum label={`Rest, due ${restDueText(quote.rest_due_hours)}`} amount={option.total_cents - due} />
          </>
        )}
      </View>
    </View>
  );
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <View style={look.sum}>
    <Text>{label}</Text>
    <Text>{amountText(amount)}</Text>
  </View>
);

function acceptedText({ options, deposit_share }: ShownQuote): string {
  const isFree = options.every(({ total_cents }) => Math.round(total_cents * deposit_share) === 0);
  return isFree
    ? "The quote has been accepted and the booking is confirmed."
    : "The quote has been accepted. Payment confirms the booking.";
}

function closing({ quote, link }: ProForma): string[] {
  const choice = quote.options.length > 1 ? "You can choose one option. " : "";
  return [
    "This is a pro forma invoice, not a tax invoice. VAT cannot be claimed on it. The tax invoice follows with the booking.",
    quote.standing === "accepted" ? acceptedText(quote) : `${choice}To accept and pay, open ${link}`,
    ...quote.payment_terms.split("\n").filter(Boolean),
  ];
}
