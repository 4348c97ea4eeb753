import { companyRules } from "#domain/company/company-rules.ts";
import { daysBetween, type LocalDate, localDate } from "#domain/time/local-time.ts";

/** The owner kind of a driver’s photo; the owner id is the driver’s. */
export const photoOwner = "driver_photo";

/** Days before a permit expires at which its driver is first reminded. */
const warnsFromDays = Math.max(...companyRules.documentAlertDays);

type OnRecord = { readonly licenceCode: string; readonly permitExpiresOn: string };

/**
 * A permit’s status on a day; it is valid to the end of its last day. Null without a licence on record: the
 * stored date is then only the day on which the driver was added.
 */
export function permitOn(today: LocalDate, { licenceCode, permitExpiresOn: expiresOn }: OnRecord) {
  if (licenceCode === "") return null;
  const daysLeft = daysBetween(today, localDate(expiresOn));
  return { expires_on: expiresOn, days_left: daysLeft, standing: standingOf(daysLeft) };
}

function standingOf(daysLeft: number): "good" | "runs_out_soon" | "expired" {
  if (daysLeft < 0) return "expired";
  return daysLeft <= warnsFromDays ? "runs_out_soon" : "good";
}
