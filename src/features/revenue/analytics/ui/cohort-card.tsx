import { Card, CardHeader } from "#design/card.tsx";
import { HeatMap } from "#design/charts/heat-map.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { monthText } from "../../ui/revenue-labels.ts";
import { type AnalyticsReport, figuresContract } from "../contract.ts";
import type { AsksFile } from "./source-card.tsx";

const ages = Array.from({ length: 11 }, (_, at) => at + 1);

/** Customers by the month of their first booking, and how many of them booked again in the months after. */
export function CohortCard({ cohorts, asked }: { cohorts: AnalyticsReport["cohorts"] } & AsksFile) {
  const hasAny = cohorts.some(({ customers }) => customers > 0);
  return (
    <Card>
      <CardHeader
        title="Who comes back"
        note="New customers by the month of their first sold booking, and how many booked again in each later month. All services and sources."
        actions={
          <CsvButton
            what="returning customers"
            fetchFile={() => callSignedIn(figuresContract.analyticsFile, { ...asked, part: "customers" })}
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
