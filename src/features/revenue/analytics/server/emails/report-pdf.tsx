import { Document, Text, View } from "@react-pdf/renderer";
import { formatDate } from "#domain/time/local-time.ts";
import { look, PdfHead, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import {
  lackingText,
  monthName,
  promiseRows,
  randAndCents,
  serviceRows,
  sumRows,
  tileRows,
} from "../describe-report.ts";
import type { GatheredReport } from "../gather-report.ts";

const heading = { ...look.strong, fontSize: 13, lineHeight: 1.3, marginTop: 18, marginBottom: 6 };
const rest = { flexGrow: 1, flexBasis: 0 };
const amount = { width: 82 };
/** Room for a sign and “(loss)”. */
const margin = { width: 112 };
const count = { width: 46 };

const money = (cents: number | null) => (cents === null ? "–" : printable(randAndCents(cents)));

/** A month on two pages, with the same figures as on screen. */
export function ReportPdf({ report }: { report: GatheredReport }) {
  const { company, period, revenue } = report;
  const before = revenue.against ? monthName(revenue.against.from) : "Before";
  const lacking = lackingText(revenue.total);
  return (
    <Document title={`Report ${monthName(period.from)}`} author={company.name} creator={company.name}>
      <PdfPage foot={`${company.name} · created on ${formatDate(report.today)}`}>
        <PdfHead sender={company.name} title="Monthly report" number={monthName(period.from)} />
        <Text style={{ ...heading, marginTop: 0 }}>Revenue</Text>
        <Three head={["", monthName(period.from), before]}>
          {sumRows(report).map(({ label, now, before: then }) => [label, money(now), money(then)])}
        </Three>
        <Text style={look.sub}>
          Counted on the date a trip was driven or a fee fell due. Net excludes VAT and costs we pass on, such as tolls.
        </Text>
        {lacking && <Text style={look.sub}>{lacking}</Text>}
        <Text style={heading}>By service</Text>
        <Services report={report} />
        <View wrap={false}>
          <Text style={heading}>Operations</Text>
          <Three head={["", monthName(period.from), before]}>
            {tileRows(report).map(({ label, now, before: then }) => [label, printable(now), printable(then)])}
          </Three>
        </View>
        <View wrap={false}>
          <Text style={heading}>Service promises</Text>
          <Three head={["", "Share kept", "How often"]}>
            {promiseRows(report).map(({ label, share, kept }) => [label, share, kept])}
          </Three>
        </View>
        <View wrap={false}>
          <Text style={heading}>Owed on {formatDate(report.today)}</Text>
          <Sum label="To driver providers, for trips that were driven" cents={report.owedToProvidersCents} />
          <Sum label="To holders of gift vouchers, in trips (not revenue yet)" cents={report.vouchersCents} />
        </View>
      </PdfPage>
    </Document>
  );
}

type ThreeProps = { head: readonly [string, string, string]; children: readonly (readonly [string, string, string])[] };

const Three = ({ head, children }: ThreeProps) => (
  <View>
    <View style={look.tableHead} wrap={false}>
      <Text style={rest}>{head[0]}</Text>
      <Text style={[look.number, { width: 110 }]}>{head[1]}</Text>
      <Text style={[look.number, { width: 110 }]}>{head[2]}</Text>
    </View>
    {children.map(([label, now, before]) => (
      <View key={label} style={look.row} wrap={false}>
        <Text style={rest}>{label}</Text>
        <Text style={[look.number, look.strong, { width: 110 }]}>{now}</Text>
        <Text style={[look.number, look.quiet, { width: 110 }]}>{before}</Text>
      </View>
    ))}
  </View>
);

const Services = ({ report }: { report: GatheredReport }) => (
  <View>
    <View style={look.tableHead} wrap={false}>
      <Text style={rest}>Service</Text>
      <Text style={[look.number, count]}>Trips</Text>
      <Text style={[look.number, amount]}>Net revenue</Text>
      <Text style={[look.number, amount]}>Costs</Text>
      <Text style={[look.number, margin]}>Margin</Text>
    </View>
    {serviceRows(report).map(({ key, name, now }) => (
      <View key={key} style={look.row} wrap={false}>
        <Text style={rest}>{printable(name)}</Text>
        <Text style={[look.number, count]}>{now.trips}</Text>
        <Text style={[look.number, amount]}>{money(now.net_cents)}</Text>
        <Text style={[look.number, amount]}>{money(now.cost_cents)}</Text>
        <Text style={[look.number, margin, ...(now.margin_cents < 0 ? [look.strong] : [])]}>
          {money(now.margin_cents)}
          {now.margin_cents < 0 ? " (loss)" : ""}
        </Text>
      </View>
    ))}
    {serviceRows(report).length === 0 && <Text style={[look.quiet, { padding: "6 8" }]}>No trips were driven.</Text>}
  </View>
);

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <View style={[look.row, { justifyContent: "space-between" }]}>
    <Text>{label}</Text>
    <Text style={look.strong}>{money(cents)}</Text>
  </View>
);
