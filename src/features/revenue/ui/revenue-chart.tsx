import { Card } from "#design/card.tsx";
import { LineChart } from "#design/charts/line-chart.tsx";
import { formatRand } from "#design/money.tsx";
import type { RevenueReport } from "../contract.ts";
import { CsvButton, type CsvFile } from "./csv-button.tsx";
import { periodText, shortRand, stepText } from "./revenue-labels.ts";

type Props = { readonly report: RevenueReport; readonly fetchFile: () => Promise<CsvFile> };

/** The period at a glance, and the one it is held against beside it. */
export function RevenueChart({ report, fetchFile }: Props) {
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
