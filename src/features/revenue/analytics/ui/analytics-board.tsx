import { Card, CardHeader } from "#design/card.tsx";
import { LineChart } from "#design/charts/line-chart.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { channelLabel } from "#domain/analytics/analytics-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { MissedCard } from "../../missed/ui/missed-card.tsx";
import { PromiseCard } from "../../promises/ui/promise-card.tsx";
import { CsvButton } from "../../ui/csv-button.tsx";
import { RevenueFilters } from "../../ui/revenue-filters.tsx";
import { periodText, stepText } from "../../ui/revenue-labels.ts";
import { type AnalyticsReport, figuresContract } from "../contract.ts";
import { AnalyticsTiles } from "./analytics-tiles.tsx";
import { CohortCard } from "./cohort-card.tsx";
import { FigureDrawer } from "./figure-drawer.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { SourceCard } from "./source-card.tsx";
import { type AnalyticsAddress, useAnalyticsAddress } from "./use-analytics-address.ts";

/** How the company works: a period in figures, each with the rows behind it. */
export function AnalyticsBoard() {
  const address = useAnalyticsAddress();
  const { period, compared, service, source } = address;
  const input = { ...period, ...compared, service, source };
  const { data: report, error, refetch } = useCall(figuresContract.readAnalytics, input);
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
      {!report && error && (
        <ReadFailed title="We couldn’t load the figures" error={error} onAgain={() => void refetch()} />
      )}
      {!report && !error && <SkeletonCard lines={6} />}
      {report && (
        <>
          <AnalyticsTiles tiles={report.tiles} onOpen={address.openTile} />
          <BookingChart report={report} />
          <FunnelCard report={report} asked={input} />
          <SourceCard rows={report.sources} asked={input} onChoose={(one) => address.choose({ source: one })} />
          <PromiseCard asked={{ ...period, service, source }} />
          <MissedCard asked={{ ...period, service }} />
          <WhatIfCard />
          <CohortCard cohorts={report.cohorts} asked={input} />
          <FigureDrawer address={address} report={report} />
        </>
      )}
    </div>
  );
}

/** Prices are tried where they are set, on what was booked. */
const WhatIfCard = () => (
  <Card>
    <CardHeader
      title="Test new prices"
      note="Compare a draft price list with every booking from the last 90 days."
      actions={<SiteLink to="/admin/settings?part=tariff">Test in the price list</SiteLink>}
    />
  </Card>
);

/** Those of the period, and the one that is chosen. */
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
