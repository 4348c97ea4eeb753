import { Document, Text, View } from "@react-pdf/renderer";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { contactLine } from "#domain/company/contact-details.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { percentText } from "#domain/pay/trip-pay.ts";
import { addDays, addMonths, formatDate, localDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Labelled, look, PdfHead, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import type { ShownStatement, StatementLine } from "../../statements-contract.ts";

export type PdfPartnerStatement = ShownStatement & {
  readonly company: CompanyDetails;
  readonly settings: CompanySettings;
};

/** A partner’s earnings, booking by booking. */
export function PartnerStatementPdf({ pdf }: { pdf: PdfPartnerStatement }) {
  const { company, settings, statement, lines } = pdf;
  return (
    <Document
      title={`Commission statement ${statement.number}`}
      author={printable(settings.company.legalName)}
      creator={company.name}
    >
      <PdfPage foot={contactLine(company)}>
        <PdfHead sender={company.name} title="Commission statement" number={statement.number} />
        <View style={look.columns}>
          <View style={look.column}>
            <Labelled label="From">
              <Text style={look.strong}>{printable(settings.company.legalName)}</Text>
              <Text>{printable(settings.company.address)}</Text>
            </Labelled>
          </View>
          <View style={look.column}>
            <Labelled label="Partner">
              <Text style={look.strong}>{printable(statement.partner)}</Text>
              <Text>Earned up to {formatDate(addDays(addMonths(localDate(statement.month), 1), -1))}</Text>
              <Text>{statement.paid_on ? `Paid on ${formatDate(localDate(statement.paid_on))}` : "Not paid yet"}</Text>
            </Labelled>
          </View>
        </View>
        <View>
          <View style={look.tableHead} fixed>
            <Text style={earned}>Earned</Text>
            <Text style={rest}>Booking</Text>
            <Text style={[look.number, amountWidth]}>Base</Text>
            <Text style={[look.number, rateWidth]}>Rate</Text>
            <Text style={[look.number, amountWidth]}>Commission</Text>
          </View>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </View>
        <View style={look.grand} wrap={false}>
          <Text>Total</Text>
          <Text>{amountText(statement.total_cents)}</Text>
        </View>
        <Text style={look.sub}>
          Commission is calculated on the price excluding VAT and costs we pass on, such as tolls. Only trips that were
          driven count.
        </Text>
      </PdfPage>
    </Document>
  );
}

const Line = ({ line }: { line: StatementLine }) => (
  <View style={look.row} wrap={false}>
    <Text style={earned}>{line.earned_on ? formatDate(localDate(line.earned_on)) : ""}</Text>
    <View style={rest}>
      <Text>{printable(`${line.reference}, ${line.passenger}`)}</Text>
      {line.note !== "" && <Text style={look.sub}>{printable(line.note)}</Text>}
    </View>
    <Text style={[look.number, amountWidth]}>{amountText(line.base_cents)}</Text>
    <Text style={[look.number, rateWidth]}>{percentText(line.rate)}</Text>
    <Text style={[look.number, amountWidth]}>{amountText(line.amount_cents)}</Text>
  </View>
);

/** A statement always shows its cents. */
function amountText(amount: number): string {
  const text = formatMoney(cents(amount));
  return printable(text.includes(".") ? text : `${text}.00`);
}

const earned = { width: 84 };
const amountWidth = { width: 80 };
const rateWidth = { width: 44 };
const rest = { flexGrow: 1, flexBasis: 0, paddingRight: 8 };
