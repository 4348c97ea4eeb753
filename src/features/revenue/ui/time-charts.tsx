import { Card, CardHeader } from "#design/card.tsx";
import { BarChart } from "#design/charts/bar-chart.tsx";
import { HeatMap } from "#design/charts/heat-map.tsx";
import { formatRand } from "#design/money.tsx";
import { seasons, slotOf, weekdayNames } from "#domain/revenue/slots.ts";
import type { RevenueReport } from "../contract.ts";
import { shortRand } from "./revenue-labels.ts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const hourId = (hour: number) => String(hour).padStart(2, "0");
const inRand = (cents: number) => formatRand(Math.round(cents / 100) * 100);

type TimeChartsProps = { report: RevenueReport; onOpen: (slot: string) => void };

/** Revenue by time: every hour of the week, then by hour and by weekday. */
export function TimeCharts({ report, onOpen }: TimeChartsProps) {
  const bySlot = new Map(report.rows.map(({ key, now }) => [Number(key), now.net_cents]));
  const at = (weekday: number, hour: number) => bySlot.get(slotOf(weekday, hour)) ?? 0;
  const days = weekdayNames.map((_, weekday) => weekday);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return (
    <>
      <Card>
        <CardHeader
          title="Every hour of the week"
          note="Net revenue by hour of pickup. Select an hour to see its trips."
        />
        <HeatMap
          label="Net revenue by weekday and hour"
          columns={hours.map((hour) => ({ id: hourId(hour), label: hourId(hour) }))}
          rows={weekdayNames.map((label, weekday) => ({
            id: String(weekday),
            label,
            values: hours.map((hour) => at(weekday, hour) || null),
          }))}
          format={(cents) => shortRand(cents).slice(1)}
          formatFull={inRand}
          onOpen={(weekday, hour) => onOpen(String(slotOf(Number(weekday), Number(hour))))}
        />
      </Card>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <Card>
          <BarChart
            label="Net revenue by hour"
            heading="By hour"
            categoryHeader="Hour"
            categories={hours.map((hour) => ({ id: hourId(hour), label: hourId(hour), title: `${hourId(hour)}:00` }))}
            series={[
              { id: "net", label: "Net revenue", values: hours.map((hour) => sum(days.map((day) => at(day, hour)))) },
            ]}
            formatValue={inRand}
            formatTick={shortRand}
            hideLegend
            height={220}
          />
        </Card>
        <Card>
          <BarChart
            label="Net revenue by weekday"
            heading="By weekday"
            categoryHeader="Weekday"
            categories={weekdayNames.map((name) => ({ id: name, label: name.slice(0, 3), title: name }))}
            series={[
              { id: "net", label: "Net revenue", values: days.map((day) => sum(hours.map((hour) => at(day, hour)))) },
            ]}
            formatValue={inRand}
            formatTick={shortRand}
            hideLegend
            height={220}
          />
        </Card>
      </div>
    </>
  );
}

/** The same months of each year, added up over the whole period. */
export function SeasonChart({ report }: { report: RevenueReport }) {
  const of = (months: readonly number[]) =>
    report.rows
      .filter(({ key }) => months.includes(Number(key.slice(5, 7))))
      .reduce((sum, { now }) => sum + now.net_cents, 0);
  return (
    <Card>
      <h2 className="sr-only">Seasons</h2>
      <BarChart
        label="Net revenue by season"
        heading="By season"
        categoryHeader="Season"
        categories={seasons.map(({ id, name }) => ({ id, label: name.split(",")[0] ?? name, title: name }))}
        series={[{ id: "net", label: "Net revenue", values: seasons.map(({ months }) => of(months)) }]}
        formatValue={inRand}
        formatTick={shortRand}
        hideLegend
        height={200}
        empty="Nothing in this period."
      />
    </Card>
  );
}
