import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import type { DriverProfile } from "../contract.ts";
import { DriverStatus } from "./driver-status.tsx";
import { PermitBadge } from "./permit-badge.tsx";

/** The company’s facts about a driver, as the driver sees them. */
export function DocumentsCard({ driver }: { driver: DriverProfile }) {
  return (
    <Card>
      <CardHeader title="My details" actions={<DriverStatus state={driver.state} />} />
      <dl className="grid gap-3">
        <Line name="Professional driving permit">
          {driver.permit ? (
            <>
              <DateText at={driver.permit.expires_on} /> <PermitBadge permit={driver.permit} />
            </>
          ) : (
            "Not on record"
          )}
        </Line>
        <Line name="Licence">{driver.licence_code ? `Code ${driver.licence_code}` : "Not on record"}</Line>
        <Line name="Languages">{driver.languages.join(", ") || "None on record"}</Line>
        {driver.is_guide && <Line name="Guide">Registered tourist guide</Line>}
        <Line name="Home area">{driver.home_area || "Not on record"}</Line>
        {driver.provider && <Line name="Drives for">{driver.provider}</Line>}
        <Line name="Phone on record">{driver.phone}</Line>
      </dl>
      <p className="mt-4 border-line border-t pt-3 text-ink-3 text-sm">
        Has something changed? Tell dispatch and we’ll update your records.
      </p>
    </Card>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">{children}</dd>
  </div>
);
