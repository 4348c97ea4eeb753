import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatMonth } from "#design/dates/date-text.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { sourceLabel } from "#domain/booking/booking-labels.ts";
import { type SoldServices, serviceKeyName } from "#domain/catalogue/service.ts";
import { lostReasonLabels } from "#domain/enquiry/lost-reason.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type Converted, type LostLine, reportDays, reportsContract, type SalesReport } from "../contract.ts";

const periods = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "A year" },
] as const;

/** Why sales are lost, what enquiries turn into, and how soon we answer. */
export function SalesReportTab() {
  const { read, filter } = usePageAddress();
  const days = reportDays.find((one) => String(one) === read("days")) ?? 90;
  const { data, error, refetch } = useCall(reportsContract.readSalesReport, { days });
  const value = periods.find((one) => one.value === String(days))?.value ?? "90";
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Period"
          options={periods}
          value={value}
          onChange={(one) => filter({ days: one === "90" ? "" : one })}
        />
        <ExportButton days={days} />
      </div>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonCard lines={10} />}
      {data && <Report report={data} />}
    </div>
  );
}

function ExportButton({ days }: { days: (typeof reportDays)[number] }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { name, content } = await callSignedIn(reportsContract.exportSalesReport, { days });
      saveFile({ name, content, type: "text/csv;charset=utf-8" });
    } catch (error) {
      const title = error instanceof Error ? error.message : "We couldn’t write the file. Please try again.";
      await toast({ title, kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      className="ml-auto max-sm:ml-0"
      busy={isBusy}
      icon={<Download aria-hidden="true" />}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}

function Report({ report }: { report: SalesReport }) {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  const { lost } = report;
  return (
    <>
      <Card>
        <CardHeader
          title="Lost and why"
          note="Enquiries and quotes that came to nothing, with the value of their quotes."
        />
        {lost.length === 0 ? (
          <p className="text-ink-2">Nothing was lost in this period.</p>
        ) : (
          <div className="grid gap-6 lg:grid-cols-2">
            <LostBy title="Reason" lines={lost} nameOf={({ reason }) => lostReasonLabels[reason]} />
            <LostBy title="Service" lines={lost} nameOf={({ service_type }) => serviceName(services, service_type)} />
            <LostBy title="Source" lines={lost} nameOf={({ source }) => sourceLabel(source)} />
            <LostBy title="Month" lines={lost} nameOf={({ month }) => formatMonth(month)} />
          </div>
        )}
      </Card>
      <div className="grid min-w-0 grid-cols-1 gap-4 xl:grid-cols-2">
        <Card>
          <CardHeader title="Conversion by source" note="Enquiries received in this period, without spam." />
          <ConversionTable head="Source" lines={report.by_source} nameOf={sourceLabel} />
        </Card>
        <Card>
          <CardHeader title="Conversion by owner" note="Enquiries received in this period, without spam." />
          <ConversionTable head="Owner" lines={report.by_owner} nameOf={(name) => name || "No owner"} />
        </Card>
      </div>
      <Card>
        <CardHeader title="Time to first answer" note="Against what we promised when the enquiry came in." />
        <Table
          label="Time to first answer by source"
          head={["Source", "Received", "Answered", "In time", "Usually after"]}
          rows={report.answers.map((one) => [
            sourceLabel(one.source),
            one.received,
            one.answered,
            one.answered === 0 ? "–" : percent(one.kept, one.answered),
            one.median_minutes === null ? "–" : spanOf(one.median_minutes),
          ])}
        />
      </Card>
    </>
  );
}

const serviceName = (services: SoldServices, service: string) =>
  service === "general_inquiry" ? "General enquiry" : serviceKeyName(services, service) || "Not said";

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
const spanOf = (minutes: number) => (minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`);

type LostByProps = { title: string; lines: readonly LostLine[]; nameOf: (line: LostLine) => string };

function LostBy({ title, lines, nameOf }: LostByProps) {
  const sums = new Map<string, { count: number; cents: number }>();
  for (const line of lines) {
    const { count, cents } = sums.get(nameOf(line)) ?? { count: 0, cents: 0 };
    sums.set(nameOf(line), { count: count + line.count, cents: cents + line.value_cents });
  }
  const rows = [...sums].toSorted(([, a], [, b]) => b.count - a.count);
  return (
    <Table
      label={`Lost by ${title.toLowerCase()}`}
      head={[title, "Lost", "Value"]}
      rows={rows.map(([name, { count, cents }]) => [name, count, formatRand(cents)])}
    />
  );
}

type ConversionTableProps = { head: string; lines: readonly Converted[]; nameOf: (name: string) => string };

const ConversionTable = ({ head, lines, nameOf }: ConversionTableProps) => (
  <Table
    label={`Conversion by ${head.toLowerCase()}`}
    head={[head, "Received", "Won", "Lost", "Open", "Value won"]}
    rows={lines.map(({ name, received, won, lost, open, won_cents }) => [
      nameOf(name),
      received,
      `${won} (${percent(won, received)})`,
      lost,
      open,
      formatRand(won_cents),
    ])}
  />
);

/** The first column names the row, the others are figures. */
type TableProps = { label: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] };

function Table({ label, head, rows }: TableProps) {
  if (rows.length === 0) return <p className="text-ink-2">Nothing in this period.</p>;
  const [first, ...others] = head;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keyboard too
    <section aria-label={label} tabIndex={0} className="min-w-0 overflow-x-auto">
      <table className="w-full text-[0.9375rem]">
        <thead className="border-line border-b text-ink-2 text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              {first}
            </th>
            {others.map((name) => (
              <th key={name} scope="col" className="whitespace-nowrap py-2 pl-4 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={String(name)} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={others[at]} className="whitespace-nowrap py-2 pl-4 text-right tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
