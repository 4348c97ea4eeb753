import { companyRules } from "#domain/company/company-rules.ts";
import { daysBetween, type LocalDate, localDate } from "#domain/time/local-time.ts";

/** Whose the file of a photograph is; the id is the driver’s. */
export const photoOwner = "driver_photo";

/** How many days before a permit expires its driver is reminded. */
const warnsFromDays = Math.max(...companyRules.documentAlertDays);

type OnRecord = { readonly licenceCode: string; readonly permitExpiresOn: string };

/**
 * The status of a permit on a day. It is good on the whole of its last one. Null while no licence is on record: the day kept
 * for the permit is then only the one on which the driver was added.
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
