import { Text, View } from "@react-pdf/renderer";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { ageingLabels, statementLabels } from "#domain/invoice/invoice-labels.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { formatDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PdfLetter } from "#platform/pdf/pdf-letter.tsx";
import { amountText, colour, look, printable } from "#platform/pdf/pdf-look.tsx";
import { BankFacts } from "../../../server/emails/pdf-sums.tsx";
import type { GatheredStatement } from "../gather-statement.ts";

export type PdfStatement = GatheredStatement & { readonly company: CompanyDetails; readonly settings: CompanySettings };

/**
 * An account’s invoices and payments over a period, and the amount due. Without VAT, because it is not a tax
 * invoice.
 */
export function StatementPdf({ pdf }: { pdf: PdfStatement }) {
  const { company, settings, period, statement } = pdf;
  const days = `${formatDate(period.from)} to ${formatDate(period.until)}`;
  return (
    <PdfLetter
      title="Account statement"
      number={days}
      company={company}
      settings={settings}
      to={{
        label: "Account of",
        name: pdf.name,
        about: (
          <>
            {pdf.address !== "" && <Text>{printable(pdf.address)}</Text>}
            <Text>{printable(shownEmail(pdf.email))}</Text>
          </>
        ),
      }}
    >
      <Rows pdf={pdf} />
      <View style={[look.grand, { marginTop: 10 }]} wrap={false}>
        <Text>{statement.closing < 0 ? "In your favour" : "Amount due"}</Text>
        <Text>{amountText(Math.abs(statement.closing))}</Text>
      </View>
      <Ageing pdf={pdf} />
      {statement.closing > 0 && (pdf.isOrganisation || settings.paymentWays.transfer) && (
        <View style={look.box} wrap={false}>
          <Text style={[look.strong, { marginBottom: 4 }]}>Pay by EFT</Text>
          <BankFacts banking={settings.banking} reference="The invoice number" />
        </View>
      )}
    </PdfLetter>
  );
}

function Rows({ pdf: { statement, period } }: { pdf: PdfStatement }) {
  return (
    <View>
      <View style={look.tableHead} fixed>
        <Text style={{ width: 68 }}>Date</Text>
        <Text style={{ width: 96 }}>Document</Text>
        <Text style={{ flexGrow: 1, flexBasis: 0 }}>For</Text>
        <Text style={[look.number, { width: 76 }]}>Amount</Text>
        <Text style={[look.number, { width: 76 }]}>Balance</Text>
      </View>
      <View style={look.row}>
        <Text style={{ width: 68 }}>{formatDate(period.from)}</Text>
        <Text style={[look.strong, { flexGrow: 1, flexBasis: 0 }]}>Opening balance</Text>
        <Text style={[look.number, look.strong, { width: 76 }]}>{amountText(statement.opening)}</Text>
      </View>
      {statement.rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a statement never change order
        <View key={at} style={look.row} wrap={false}>
          <Text style={{ width: 68 }}>{formatDate(row.on)}</Text>
          <Text style={{ width: 96 }}>{printable(row.number)}</Text>
          <View style={{ flexGrow: 1, flexBasis: 0, paddingRight: 8 }}>
            <Text>{statementLabels[row.kind]}</Text>
            {row.text !== "" && <Text style={look.sub}>{printable(row.text)}</Text>}
          </View>
          <Text style={[look.number, { width: 76 }]}>{amountText(row.amount)}</Text>
          <Text style={[look.number, { width: 76 }]}>{amountText(row.balance)}</Text>
        </View>
      ))}
    </View>
  );
}

function Ageing({ pdf: { statement, period } }: { pdf: PdfStatement }) {
  return (
    <View style={{ marginTop: 16 }} wrap={false}>
      <Text style={[look.label, look.strong]}>Amounts due on {formatDate(period.until)}</Text>
      <View style={{ flexDirection: "row", gap: 8 }}>
        {ageingBands.map((band) => (
          <View
            key={band}
            style={{ flexGrow: 1, flexBasis: 0, borderTopWidth: 2, borderTopColor: colour.sun, paddingTop: 4 }}
          >
            <Text style={look.label}>{ageingLabels[band]}</Text>
            <Text style={look.strong}>{amountText(statement.ageing[band])}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
