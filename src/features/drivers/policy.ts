import { companyRules } from "#domain/company/company-rules.ts";
import { daysBetween, type LocalDate, localDate } from "#domain/time/local-time.ts";

/** Whose the file of a photograph is; the id is the driver’s. */
export const photoOwner = "driver_photo";

/** From how many days on a driver is told that the permit runs out. */
const warnsFromDays = Math.max(...companyRules.documentAlertDays);

/** How a permit stands on a day. It is good on the whole of its last one. Null where there is none yet. */
export function permitOn(today: LocalDate, expiresOn: string | null) {
  if (expiresOn === null) return null;
  const daysLeft = daysBetween(today, localDate(expiresOn));
  return { expires_on: expiresOn, days_left: daysLeft, standing: standingOf(daysLeft) };
}

function standingOf(daysLeft: number): "good" | "runs_out_soon" | "expired" {
  if (daysLeft < 0) return "expired";
  return daysLeft <= warnsFromDays ? "runs_out_soon" : "good";
}
