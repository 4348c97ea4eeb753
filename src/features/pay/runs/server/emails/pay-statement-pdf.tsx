import { Document, Text, View } from "@react-pdf/renderer";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { contactLine } from "#domain/company/contact-details.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { payItemLabels } from "#domain/pay/pay-item.ts";
import { formatDate, type LocalDate, localDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Labelled, look, PdfHead, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import type { ShownPayStatement } from "../../contract.ts";

export type PdfPayStatement = {
  readonly statement: ShownPayStatement;
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly paidOn: LocalDate | null;
  readonly paymentNote: string;
  readonly company: CompanyDetails;
  readonly settings: CompanySettings;
};

/** A driver’s or provider’s pay for a period, amount by amount. */
export function PayStatementPdf({ pdf }: { pdf: PdfPayStatement }) {
  const { company, settings, statement } = pdf;
  const days = `${formatDate(pdf.from)} to ${formatDate(pdf.until)}`;
  return (
    <Document title={`Pay statement, ${days}`} author={printable(settings.company.legalName)} creator={company.name}>
      <PdfPage foot={contactLine(company)}>
        <PdfHead sender={company.name} title="Pay statement" number={days} />
        <View style={look.columns}>
          <View style={look.column}>
            <Labelled label="From">
              <Text style={look.strong}>{printable(settings.company.legalName)}</Text>
              <Text>{printable(settings.company.address)}</Text>
            </Labelled>
          </View>
          <View style={look.column}>
            <Labelled label={statement.is_provider ? "Provider" : "Driver"}>
              <Text style={look.strong}>{printable(statement.name)}</Text>
              <Text>{pdf.paidOn ? `Paid on ${formatDate(pdf.paidOn)}` : "Not paid yet"}</Text>
              {pdf.paymentNote !== "" && <Text>{printable(`Bank reference ${pdf.paymentNote}`)}</Text>}
            </Labelled>
          </View>
        </View>
        <Rows statement={statement} />
        <Sums statement={statement} isPaid={pdf.paidOn !== null} />
      </PdfPage>
    </Document>
  );
}

/** A statement always shows its cents. */
function amountText(amount: number): string {
  const text = formatMoney(cents(amount));
  return printable(text.includes(".") ? text : `${text}.00`);
}

const amountWidth = { width: 80 };
const rest = { flexGrow: 1, flexBasis: 0, paddingRight: 8 };

const Rows = ({ statement }: { statement: ShownPayStatement }) => (
  <View>
    <View style={look.tableHead} fixed>
      <Text style={{ width: 84 }}>Date</Text>
      <Text style={rest}>For</Text>
      <Text style={[look.number, amountWidth]}>Amount</Text>
    </View>
    {statement.items.map((item) => (
      <View key={item.id} style={look.row} wrap={false}>
        <Text style={{ width: 84 }}>{formatDate(localDate(item.earned_on))}</Text>
        <View style={rest}>
          <Text>
            {printable(
              [payItemLabels[item.kind], item.reference, statement.is_provider && item.driver]
                .filter(Boolean)
                .join(", "),
            )}
          </Text>
          {item.lines.map(({ text, amount_cents }) => (
            <Text key={text} style={look.sub}>
              {printable(item.lines.length > 1 ? `${text}: ${amountText(amount_cents)}` : text)}
            </Text>
          ))}
        </View>
        <Text style={[look.number, amountWidth]}>{amountText(item.amount_cents)}</Text>
      </View>
    ))}
  </View>
);

const Sums = ({ statement, isPaid }: { statement: ShownPayStatement; isPaid: boolean }) => (
  <View style={{ marginTop: 10 }} wrap={false}>
    {statement.set_off_cents < 0 && (
      <>
        <Sum label="Earned" amount={statement.earned_cents} />
        <Sum label="Deducted" amount={statement.set_off_cents} />
      </>
    )}
    <View style={look.grand}>
      <Text>{isPaid ? "Paid" : "To be paid"}</Text>
      <Text>{amountText(statement.amount_cents)}</Text>
    </View>
  </View>
);

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <View style={[look.row, { justifyContent: "space-between" }]}>
    <Text>{label}</Text>
    <Text>{amountText(amount)}</Text>
  </View>
);
