import { Link, Text, View } from "@react-pdf/renderer";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { dueAmount, openAmount } from "#domain/invoice/invoice-balance.ts";
import { cents } from "#domain/money/money.ts";
import { totalsByCode, vatName } from "#domain/money/vat.ts";
import { amountText, look, printable } from "#platform/pdf/pdf-look.tsx";
import type { PdfDocument } from "../gather-pdf.ts";

/** Totals by VAT code. With a single code they would only repeat the total. */
export function VatSummary({ pdf }: { pdf: PdfDocument }) {
  const totals = totalsByCode(
    pdf.document.lines.map((line) => ({
      vatCode: line.vatCode,
      net: cents(line.netCents),
      vat: cents(line.vatCents),
      gross: cents(line.grossCents),
    })),
  );
  if (!pdf.isVendor || totals.length < 2) return <View style={{ flexGrow: 1 }} />;
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Text style={[look.label, look.strong]}>VAT summary</Text>
      <View style={[look.row, { padding: "2 0", alignItems: "flex-end" }]}>
        <Text style={[look.label, { flexGrow: 1 }]}>Code</Text>
        {["Excl. VAT", "VAT", "Incl. VAT"].map((name) => (
          <Text key={name} style={[look.label, look.number, { width: 60 }]}>
            {name}
          </Text>
        ))}
      </View>
      {totals.map(({ code, net, vat, gross }) => (
        <View key={code} style={[look.row, { padding: "3 0", fontSize: 8.5 }]}>
          <Text style={{ flexGrow: 1 }}>{vatName(code, pdf.document.invoice.vatRate)}</Text>
          {[net, vat, gross].map((amount, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change order
            <Text key={at} style={[look.number, { width: 60 }]}>
              {amountText(amount)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

export function Sums({ pdf }: { pdf: PdfDocument }) {
  const { invoice } = pdf.document;
  const isCredit = invoice.kind === "credit_note";
  const isWrittenOff = invoice.state === "written_off";
  const open = openAmount(invoice);
  const rows: readonly (readonly [string, number, boolean])[] = [
    ["Total excluding VAT", invoice.totalCents - invoice.vatCents, pdf.isVendor],
    ["VAT", invoice.vatCents, pdf.isVendor],
  ];
  const after: readonly (readonly [string, number, boolean])[] = [
    ["Credited", -invoice.creditedCents, invoice.creditedCents > 0],
    ["Paid", -invoice.paidCents, invoice.paidCents > 0],
    ["Written off", -open, isWrittenOff],
    ["Amount due", dueAmount(invoice), !isCredit && invoice.state !== "draft"],
  ];
  return (
    <View style={{ width: 200 }}>
      <SumRows rows={rows} />
      <View style={look.grand}>
        <Text>{isCredit ? "Credited" : "Total"}</Text>
        <Text>{amountText(invoice.totalCents)}</Text>
      </View>
      <View style={{ marginTop: 4 }}>
        <SumRows rows={after} />
      </View>
    </View>
  );
}

const SumRows = ({ rows }: { rows: readonly (readonly [string, number, boolean])[] }) =>
  rows
    .filter(([, , isShown]) => isShown)
    .map(([label, amount]) => (
      <View key={label} style={[look.sum, { paddingHorizontal: 10 }]}>
        <Text>{label}</Text>
        <Text>{amountText(amount)}</Text>
      </View>
    ));

/** How to pay the open amount. */
export function PayBox({ pdf }: { pdf: PdfDocument }) {
  if (!pdf.isOpen) return null;
  if (!pdf.takesTransfer)
    return (
      <View style={look.box} wrap={false}>
        <Text style={[look.strong, { marginBottom: 4 }]}>Pay online</Text>
        <Text>Open booking {pdf.document.bookingReference} with the link in our email and choose how to pay.</Text>
      </View>
    );
  return (
    <View style={look.box} wrap={false}>
      <Text style={[look.strong, { marginBottom: 4 }]}>Pay by EFT</Text>
      <BankFacts banking={pdf.settings.banking} reference={pdf.payReference} />
      {pdf.payUrl && (
        <Link src={pdf.payUrl} style={{ marginTop: 6 }}>
          View and pay this invoice online
        </Link>
      )}
    </View>
  );
}

/** The bank details and reference for an EFT. */
export function BankFacts({ banking, reference }: { banking: CompanySettings["banking"]; reference: string }) {
  if (banking.accountNumber === "") return <Text>Please ask us for our bank details.</Text>;
  const facts = [
    ["Bank", banking.bank],
    ["Account name", banking.accountName],
    [
      "Account number",
      banking.accountType ? `${banking.accountNumber} (${banking.accountType})` : banking.accountNumber,
    ],
    ["Branch code", banking.branchCode],
    ["SWIFT", banking.swift],
    ["Your reference", reference],
  ] as const;
  return facts
    .filter(([, value]) => value !== "")
    .map(([label, value]) => (
      <View key={label} style={{ flexDirection: "row" }}>
        <Text style={[look.quiet, { width: 96 }]}>{label}</Text>
        <Text style={label === "Your reference" ? look.strong : {}}>{printable(value)}</Text>
      </View>
    ));
}
