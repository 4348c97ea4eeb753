import { Segmented } from "#design/fields/segmented.tsx";
import { ForecastCard } from "./forecast-card.tsx";
import { RevenueBoard } from "./revenue-board.tsx";
import { monthText } from "./revenue-labels.ts";
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
      // One month by itself has no other beside it.
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
