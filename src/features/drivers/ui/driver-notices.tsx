import { Alert } from "#design/alert.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import type { DriverProfile, Permit } from "../contract.ts";
import { driverStateTexts } from "./messages.ts";

/** Important notices for a driver: their status with the company, or an expiring permit. */
export function DriverNotices({ driver }: { driver: DriverProfile }) {
  const stateText = driverStateTexts[driver.state];
  return (
    <>
      {stateText && <Alert tone={driver.state === "suspended" ? "bad" : "info"}>{stateText}</Alert>}
      {driver.permit && <PermitNotice permit={driver.permit} />}
    </>
  );
}

function PermitNotice({ permit: { standing, expires_on, days_left } }: { permit: Permit }) {
  return (
    <>
      {standing === "expired" && (
        <Alert tone="bad" title="Your driving permit has expired">
          It was valid until {formatDate(expires_on)}. You may not carry passengers until dispatch has your new one.
        </Alert>
      )}
      {standing === "runs_out_soon" && (
        <Alert tone="warn" title={`Your driving permit is valid until ${formatDate(expires_on)}`}>
          {days_left === 0 ? "That is today." : `That is ${days_left === 1 ? "tomorrow" : `in ${days_left} days`}.`}{" "}
          Renew it in good time and send dispatch the new one. You can’t get trips without it.
        </Alert>
      )}
    </>
  );
}
