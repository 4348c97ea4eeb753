import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { LineChart } from "#design/charts/line-chart.tsx";
import { formatRand } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { type RevenueGroup, type RevenueReport, type RevenueRow, revenueContract } from "../contract.ts";
import { CsvButton, type CsvFile } from "./csv-button.tsx";
import { EntriesDrawer } from "./entries-drawer.tsx";
import { RevenueFilters } from "./revenue-filters.tsx";
import { basisNotes, periodText, shortRand, stepText } from "./revenue-labels.ts";
import { RevenueTable } from "./revenue-table.tsx";
import { RevenueTiles } from "./revenue-tiles.tsx";
import { useRevenueAddress } from "./use-revenue-address.ts";

type RevenueBoardProps = {
  by: RevenueGroup;
  title: string;
  /** The kind of each row: “Service”. */
  head: string;
  hasServices?: boolean;
  hasBasis?: boolean;
  /** Shown next to the filters. */
  choice?: ReactNode;
  /** The report of the month that the period ends in. */
  report?: (until: string) => ReactNode;
  /** Names losses, with a link to their causes. */
  namesLosses?: boolean;
  /** Shown between the figures and the table. */
  children?: (report: RevenueReport, open: (key: string) => void) => ReactNode;
  /** A row’s label, if its key isn’t readable. */
  nameOf?: (key: string) => string;
};

/** Revenue by one criterion: filters, the period’s figures, its progress, and a row for each. */
export function RevenueBoard(props: RevenueBoardProps) {
  const { by, hasServices, hasBasis = true, choice, namesLosses, children, nameOf } = props;
  const address = useRevenueAddress();
  const { period, compared, service, open } = address;
  const basis = hasBasis ? address.basis : "earned";
  const input = { ...period, by, ...compared, basis, service: hasServices === false ? "" : service };
  const { data, wait } = readOrWait(useCall(revenueContract.readRevenue, input), "the figures", 6);
  const report = data && nameOf ? { ...data, rows: data.rows.map((row) => ({ ...row, name: nameOf(row.key) })) } : data;
  const openRow = (key: string) => open(key || "none");
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex min-w-0 flex-wrap items-end justify-between gap-3">
        <RevenueFilters address={address} hasServices={hasServices ?? true} hasBasis={hasBasis} />
        {choice}
        {props.report?.(period.until)}
      </div>
      {wait}
      {report && (
        <>
          {namesLosses && <Losses report={report} onWhy={(key) => open(key || "none", true)} />}
          <RevenueTiles total={report.total} before={report.total_before} onOpen={() => open("all")} />
          {children?.(report, openRow)}
          <RevenueChart
            report={report}
            fetchFile={() => callSignedIn(revenueContract.revenueFile, { ...input, has_steps: true })}
          />
          <RevenueTable
            title={props.title}
            note={by === "hour" ? `The ${hoursShown} strongest hours. The file has them all.` : basisNotes[basis]}
            head={props.head}
            hasTimes={by === "driver" || by === "vehicle"}
            rows={sorted(report.rows, by).slice(0, by === "hour" ? hoursShown : undefined)}
            onOpen={({ key }) => openRow(key)}
            actions={
              <CsvButton what={props.title} fetchFile={() => callSignedIn(revenueContract.revenueFile, input)} />
            }
          />
          <EntriesDrawer address={{ ...address, basis, service: input.service }} by={by} report={report} />
        </>
      )}
    </div>
  );
}

/** A week has 168 hours; the map above shows all of them. */
const hoursShown = 12;

/** Largest first; months in order. */
const sorted = (rows: readonly RevenueRow[], by: RevenueGroup) =>
  rows.toSorted((a, b) => (by === "month" ? a.key.localeCompare(b.key) : b.now.net_cents - a.now.net_cents));

function Losses({ report, onWhy }: { report: RevenueReport; onWhy: (key: string) => void }) {
  const losses = report.rows
    .filter(({ now }) => now.margin_cents < 0)
    .toSorted((a, b) => a.now.margin_cents - b.now.margin_cents);
  if (losses.length === 0) return null;
  return (
    <Alert tone="warn" title={`Lost money in ${periodText(report.period)}`}>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
        {losses.map(({ key, name, now }) => (
          <li key={key} className="flex items-center gap-2">
            {name}: {formatRand(now.margin_cents)}
            <Button size="sm" variant="outline" onClick={() => onWhy(key)}>
              Why?<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type Props = { readonly report: RevenueReport; readonly fetchFile: () => Promise<CsvFile> };

/** The period at a glance, next to the compared one. */
function RevenueChart({ report, fetchFile }: Props) {
  const { steps, step, against, period } = report;
  return (
    <Card>
      <h2 className="sr-only">The period at a glance</h2>
      <LineChart
        label={`Net revenue and margin, ${periodText(period)}`}
        heading="Net revenue and margin"
        categoryHeader={{ day: "Date", week: "Week from", month: "Month" }[step]}
        categories={steps.map(({ from }) => ({ id: from, label: stepText(from, step) }))}
        series={[
          { id: "net", label: "Net revenue", values: steps.map(({ now }) => now.net_cents), tone: 1 },
          { id: "margin", label: "Margin", values: steps.map(({ now }) => now.margin_cents), tone: 3, dash: "dotted" },
          ...(against
            ? [
                {
                  id: "before",
                  label: `Net revenue, ${periodText(against)}`,
                  tone: 6 as const,
                  dash: "dashed" as const,
                  values: steps.map(({ before }) => before?.net_cents ?? null),
                },
              ]
            : []),
        ]}
        formatValue={(cents) => formatRand(Math.round(cents / 100) * 100)}
        formatTick={shortRand}
        height={260}
        actions={<CsvButton what={`net revenue and margin, ${periodText(period)}`} fetchFile={fetchFile} />}
      />
    </Card>
  );
}
