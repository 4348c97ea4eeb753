import { Text, View } from "@react-pdf/renderer";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { percentText } from "#domain/pay/trip-pay.ts";
import { addDays, addMonths, formatDate, localDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PdfLetter } from "#platform/pdf/pdf-letter.tsx";
import { amountText, look, printable } from "#platform/pdf/pdf-look.tsx";
import type { ShownStatement, StatementLine } from "../../statements-contract.ts";

export type PdfPartnerStatement = ShownStatement & {
  readonly company: CompanyDetails;
  readonly settings: CompanySettings;
};

/** A partner’s earnings, booking by booking. */
export function PartnerStatementPdf({ pdf }: { pdf: PdfPartnerStatement }) {
  const { company, settings, statement, lines } = pdf;
  return (
    <PdfLetter
      title="Commission statement"
      number={statement.number}
      name={`Commission statement ${statement.number}`}
      company={company}
      settings={settings}
      to={{
        label: "Partner",
        name: statement.partner,
        about: (
          <>
            <Text>Earned up to {formatDate(addDays(addMonths(localDate(statement.month), 1), -1))}</Text>
            <Text>{statement.paid_on ? `Paid on ${formatDate(localDate(statement.paid_on))}` : "Not paid yet"}</Text>
          </>
        ),
      }}
    >
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
    </PdfLetter>
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

const earned = { width: 84 };
const amountWidth = { width: 80 };
const rateWidth = { width: 44 };
const rest = { flexGrow: 1, flexBasis: 0, paddingRight: 8 };
