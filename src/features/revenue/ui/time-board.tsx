import { Card } from "#design/card.tsx";
import { LineChart } from "#design/charts/line-chart.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { revenueContract } from "../contract.ts";
import { CsvButton } from "./csv-button.tsx";
import { RevenueBoard } from "./revenue-board.tsx";
import { monthText, shortRand, stepText } from "./revenue-labels.ts";
import { SeasonChart, TimeCharts } from "./time-charts.tsx";
import { lastYear, useRevenueAddress } from "./use-revenue-address.ts";

/** Revenue by hour and weekday, or by month and season. */
export function TimeBoard() {
  const { by, service, choose } = useRevenueAddress();
  const isByMonth = by === "month";
  const choice = (
    <Segmented
      label="Revenue by"
      value={isByMonth ? "month" : "hour"}
      // A single month has nothing to compare with.
      onChange={(value) =>
        choose(value === "month" ? { by: value, ...lastYear(new Date()) } : { by: "", from: "", until: "" })
      }
      options={[
        { value: "hour", label: "Hour and weekday" },
        { value: "month", label: "Month and season" },
      ]}
    />
  );
  if (isByMonth)
    return (
      <RevenueBoard by="month" title="Revenue by month" head="Month" choice={choice} nameOf={monthText}>
        {(report) => (
          <>
            <SeasonChart report={report} />
            <ForecastCard service={service} />
          </>
        )}
      </RevenueBoard>
    );
  return (
    <RevenueBoard by="hour" title="Revenue by hour of the week" head="Hour" choice={choice}>
      {(report, open) => <TimeCharts report={report} onOpen={open} />}
    </RevenueBoard>
  );
}

/** Recent weeks, the forecast for the next eight, and its past error. */
function ForecastCard({ service }: { service: string }) {
  const { data, wait } = readOrWait(useCall(revenueContract.revenueForecast, { service }), "the forecast", 4);
  if (wait) return wait;
  const { past, forecast } = data;
  const ahead = forecast?.weeks ?? [];
  const gap = past.map(() => null);
  const values = (read: (week: (typeof ahead)[number]) => number) => [...gap, ...ahead.map(read)];
  return (
    <Card>
      <h2 className="sr-only">Forecast</h2>
      <LineChart
        label="Net revenue by week, the last twelve and the next eight"
        heading="The next 8 weeks"
        actions={
          <CsvButton
            what="the forecast"
            fetchFile={() => callSignedIn(revenueContract.revenueForecastFile, { service })}
          />
        }
        categoryHeader="Week from"
        categories={[...past, ...ahead].map(({ from }) => ({ id: from, label: stepText(from, "week") }))}
        series={[
          { id: "past", label: "Net revenue", values: past.map(({ net_cents }) => net_cents), tone: 1 },
          { id: "expected", label: "Expected", values: values((week) => week.expected_cents), tone: 3, dash: "dashed" },
          {
            id: "low",
            label: "If it is as far off below",
            values: values((week) => week.low_cents),
            tone: 6,
            dash: "dotted",
          },
          { id: "high", label: "Or above", values: values((week) => week.high_cents), tone: 6, dash: "dotted" },
        ]}
        formatValue={(cents) => formatRand(Math.round(cents / 100) * 100)}
        formatTick={shortRand}
        height={240}
        empty="No earnings yet."
      />
      <p className="mt-3 text-ink-2 text-sm">{forecast ? methodText(forecast) : tooLittle}</p>
    </Card>
  );
}

const tooLittle = "We need six full weeks with trips before we can forecast the next ones.";

type Report = NonNullable<OutputOf<typeof revenueContract.revenueForecast>["forecast"]>;

function methodText({ method, error, tried }: Report): string {
  const how =
    method === "season"
      ? "The average of the last six weeks, adjusted by last year’s change for the same week."
      : "The average of the last six weeks.";
  if (error === null) return `${how} It couldn’t be tested on past weeks yet.`;
  const weeks = tried === 1 ? "1 past week" : `${tried} forecasts of past weeks`;
  return `${how} Tried on ${weeks}, it was off by ${Math.round(error * 100)}% on average. Only trips that were driven count, not what is booked ahead.`;
}
