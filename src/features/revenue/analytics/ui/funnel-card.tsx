import { Card, CardHeader } from "#design/card.tsx";
import { ShareBars } from "#design/charts/share-bars.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { channelLabel, stepLabels } from "#domain/analytics/analytics-labels.ts";
import { funnelSteps } from "#domain/analytics/tiles.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { type AnalyticsReport, figuresContract, type SourceRow } from "../contract.ts";
import type { AsksFile } from "./source-card.tsx";

const count = (id: string, header: string, read: (row: SourceRow) => number): Column<SourceRow> => ({
  id,
  header,
  align: "end",
  cell: (row) => <span className="tabular-nums">{read(row)}</span>,
});

const columns: readonly Column<SourceRow>[] = [
  { id: "source", header: "Source", hideable: false, cell: ({ source }) => <b>{channelLabel(source)}</b> },
  ...funnelSteps.map(
    (step, at): Column<SourceRow> => ({
      id: step,
      header: stepLabels[step],
      align: "end",
      needsRoom: true,
      // Phone and partner bookings don’t go through the wizard.
      cell: ({ source, steps }) =>
        source === "website" || source === "partner_link" ? (
          <span className="tabular-nums">{steps[at] ?? 0}</span>
        ) : (
          <span className="text-ink-2">–</span>
        ),
    }),
  ),
  count("made", "Requests", ({ made }) => made),
  count("sold", "Sold", ({ sold }) => sold),
  count("driven", "Driven", ({ driven }) => driven),
];

/** How far visitors get in the wizard, and how requests become trips. */
export function FunnelCard({ report, criteria }: { report: AnalyticsReport } & AsksFile) {
  const { visitors, requests } = report.funnel;
  return (
    <Card>
      <CardHeader
        title="From a visit to a trip"
        note="Shown as a share of the first step."
        actions={
          <CsvButton
            what="the funnel"
            fetchFile={() => callSignedIn(figuresContract.analyticsFile, { ...criteria, part: "funnel" })}
          />
        }
      />
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 className="font-semibold text-sm">Visitors in the booking wizard</h3>
          <Stages
            label="Visitors by step"
            stages={visitors.map(({ step, entries }) => [step, stepLabels[step], entries] as const)}
            empty="No visitors who agreed to be counted opened the wizard."
          />
          <p className="text-ink-2 text-xs">Only visitors who agreed to be counted, once a day each.</p>
        </div>
        <div className="grid content-start gap-3">
          <h3 className="font-semibold text-sm">Requests from all sources</h3>
          <Stages
            label="Requests by stage"
            stages={[
              ["made", "Made", requests.made],
              ["sold", "Sold", requests.sold],
              ["driven", "Driven", requests.driven],
            ]}
            empty="Nothing was booked in this period."
          />
          <p className="text-ink-2 text-xs">Requests made in this period. Trips still to come don’t count as driven.</p>
        </div>
      </div>
      {report.sources.length > 0 && (
        <div className="mt-6 grid gap-3">
          <h3 className="font-semibold text-sm">By source</h3>
          <DataTable
            caption="Every step by source"
            columns={columns}
            rows={report.sources}
            rowKey={({ source }) => source}
          />
          <p className="text-ink-2 text-xs">
            Steps are known only for our own site. By phone or in a partner’s account, a booking starts with the
            request.
          </p>
        </div>
      )}
    </Card>
  );
}

type StagesProps = {
  label: string;
  stages: readonly (readonly [id: string, name: string, count: number])[];
  empty: string;
};

function Stages({ label, stages, empty }: StagesProps) {
  const first = stages[0]?.[2] ?? 0;
  return (
    <ShareBars
      label={label}
      fullIs="largest"
      shares={stages.map(([id, name, value]) => ({ id, label: name, value, tone: 1 as const }))}
      format={(value) => (first > 0 ? `${value} (${Math.round((value / first) * 100)}%)` : String(value))}
      empty={empty}
    />
  );
}
