import { Text, View } from "@react-pdf/renderer";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { payItemLabels } from "#domain/pay/pay-item.ts";
import { formatDate, type LocalDate, localDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PdfLetter } from "#platform/pdf/pdf-letter.tsx";
import { amountText, look, printable } from "#platform/pdf/pdf-look.tsx";
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
    <PdfLetter
      title="Pay statement"
      number={days}
      company={company}
      settings={settings}
      to={{
        label: statement.is_provider ? "Provider" : "Driver",
        name: statement.name,
        about: (
          <>
            <Text>{pdf.paidOn ? `Paid on ${formatDate(pdf.paidOn)}` : "Not paid yet"}</Text>
            {pdf.paymentNote !== "" && <Text>{printable(`Bank reference ${pdf.paymentNote}`)}</Text>}
          </>
        ),
      }}
    >
      <Rows statement={statement} />
      <Sums statement={statement} isPaid={pdf.paidOn !== null} />
    </PdfLetter>
  );
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
