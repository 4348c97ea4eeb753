import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { HeatMap } from "#design/charts/heat-map.tsx";
import { LineChart } from "#design/charts/line-chart.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { channelLabel, tileLabels } from "#domain/analytics/analytics-labels.ts";
import type { TileId } from "#domain/analytics/tiles.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { RevenueFilters } from "../../ui/revenue-filters.tsx";
import { monthText, periodText, stepText } from "../../ui/revenue-labels.ts";
import { type AnalyticsReport, figuresContract, type ShownTile } from "../contract.ts";
import { FigureDrawer } from "./figure-drawer.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { PromiseCard } from "./promise-card.tsx";
import { type AsksFile, SourceCard } from "./source-card.tsx";
import { changeOf, tileNote, valueText } from "./tile-labels.ts";
import { type AnalyticsAddress, useAnalyticsAddress } from "./use-analytics-address.ts";

type AnalyticsBoardProps = {
  /** Missed sales in the page’s period and service. */
  missed: (criteria: { from: string; until: string; service: string }) => ReactNode;
  /** Tours and vehicle classes, likewise. */
  sold: (criteria: { from: string; until: string; service: string }) => ReactNode;
};

/** How the company works: a period’s figures, each with its rows. */
export function AnalyticsBoard({ missed, sold }: AnalyticsBoardProps) {
  const address = useAnalyticsAddress();
  const { period, compared, service, source } = address;
  const input = { ...period, ...compared, service, source };
  const { data: report, wait } = readOrWait(useCall(figuresContract.readAnalytics, input), "the figures", 6);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex min-w-0 flex-wrap items-end justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3">
          <RevenueFilters address={address} hasBasis={false} />
          <SourceFilter address={address} report={report} />
        </div>
        <CsvButton
          what="all figures"
          fetchFile={() => callSignedIn(figuresContract.analyticsFile, { ...input, part: "figures" })}
        />
      </div>
      {wait}
      {report && (
        <>
          <AnalyticsTiles tiles={report.tiles} onOpen={address.openTile} />
          <BookingChart report={report} />
          <FunnelCard report={report} criteria={input} />
          <SourceCard rows={report.sources} criteria={input} onChoose={(one) => address.choose({ source: one })} />
          <PromiseCard criteria={{ ...period, service, source }} />
          {sold({ ...period, service })}
          {missed({ ...period, service })}
          <WhatIfCard />
          <CohortCard cohorts={report.cohorts} criteria={input} />
          <FigureDrawer address={address} report={report} />
        </>
      )}
    </div>
  );
}

/** Links to the tariff, where prices can be tried on past bookings. */
const WhatIfCard = () => (
  <Card>
    <CardHeader
      title="Test new prices"
      note="Compare a draft price list with every booking from the last 90 days."
      actions={<SiteLink to="/admin/settings?part=tariff">Test in the price list</SiteLink>}
    />
  </Card>
);

/** The period’s sources, with one selected. */
function SourceFilter({ address, report }: { address: AnalyticsAddress; report: AnalyticsReport | undefined }) {
  const { source, choose } = address;
  const some = new Set([...(source ? [source] : []), ...(report?.sources.map((row) => row.source) ?? [])]);
  return (
    <Field label="Source" className="min-w-40">
      <Select
        size="sm"
        value={source}
        onChange={(event) => choose({ source: event.target.value })}
        options={[
          { value: "", label: "All sources" },
          ...[...some].map((value) => ({ value, label: channelLabel(value) })),
        ]}
      />
    </Field>
  );
}

function BookingChart({ report: { steps, step, period } }: { report: AnalyticsReport }) {
  return (
    <Card>
      <h2 className="sr-only">The period at a glance</h2>
      <LineChart
        label={`Booking requests, sold and cancelled, ${periodText(period)}`}
        heading="Requests, sold and cancelled"
        categoryHeader={{ day: "Date", week: "Week from", month: "Month" }[step]}
        categories={steps.map(({ from }) => ({ id: from, label: stepText(from, step) }))}
        series={[
          { id: "made", label: "Requests", values: steps.map(({ made }) => made), tone: 1 },
          { id: "sold", label: "Sold", values: steps.map(({ sold }) => sold), tone: 3, dash: "dashed" },
          {
            id: "cancelled",
            label: "Cancelled",
            values: steps.map(({ cancelled }) => cancelled),
            tone: 6,
            dash: "dotted",
          },
        ]}
        formatValue={String}
        height={240}
      />
    </Card>
  );
}

type AnalyticsTilesProps = { tiles: readonly ShownTile[]; onOpen: (id: TileId) => void };

/** The period’s figures; each opens its rows. */
function AnalyticsTiles({ tiles, onOpen }: AnalyticsTilesProps) {
  return (
    <ul aria-label="The period in figures" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {tiles.map((tile) => (
        <li key={tile.id}>
          <button
            type="button"
            onClick={() => onOpen(tile.id)}
            className="grid h-full w-full content-start gap-1 rounded-lg bg-surface p-4 text-start shadow-1 inset-ring inset-ring-line hover:inset-ring-line-strong"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold text-ink-2 text-sm">{tileLabels[tile.id]}</span>
              <TileChange tile={tile} />
            </span>
            <span className="font-display font-extrabold text-[1.5rem] leading-tight tabular-nums">
              {valueText(tile, tile.value)}
            </span>
            <span className="text-ink-2 text-xs leading-snug">{tileNote(tile)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function TileChange({ tile }: { tile: ShownTile }) {
  const change = changeOf(tile);
  return change && <Badge tone={change.tone}>{change.text}</Badge>;
}

const ages = Array.from({ length: 11 }, (_, at) => at + 1);

/** Customers by the month of their first booking, and how many booked again in later months. */
function CohortCard({ cohorts, criteria }: { cohorts: AnalyticsReport["cohorts"] } & AsksFile) {
  const hasAny = cohorts.some(({ customers }) => customers > 0);
  return (
    <Card>
      <CardHeader
        title="Who comes back"
        note="New customers by the month of their first sold booking, and how many booked again in each later month. All services and sources."
        actions={
          <CsvButton
            what="returning customers"
            fetchFile={() => callSignedIn(figuresContract.analyticsFile, { ...criteria, part: "customers" })}
          />
        }
      />
      {hasAny ? (
        <HeatMap
          label="New customers by month, and those who booked again"
          columns={[{ id: "0", label: "New" }, ...ages.map((age) => ({ id: String(age), label: `+${age}` }))]}
          rows={cohorts.map(({ month, customers, later }) => ({
            id: month,
            label: monthText(month),
            values: [customers || null, ...later.map((count) => count || null)],
          }))}
          format={(count) => String(count)}
          formatFull={(count) => (count === 1 ? "1 customer" : `${count} customers`)}
        />
      ) : (
        <p className="text-ink-2 text-sm">No bookings were sold in these 12 months.</p>
      )}
    </Card>
  );
}
