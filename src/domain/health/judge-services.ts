import {
  ageText,
  counted,
  failing,
  type Judgement,
  judgeRemainder,
  notSetUp,
  ok,
  shareText,
  warning,
} from "./health-status.ts";

/** How an external service has responded lately. */
export type ServiceReading = {
  readonly calls: number;
  readonly failed: number;
  readonly lastOkAt: Date | undefined;
  readonly lastFailedAt: Date | undefined;
  readonly lastError: string;
};

const enoughFailures = 3;

/** Down if most of a few requests failed; without recent requests, the last response counts. */
export function judgeService(reading: ServiceReading | undefined, absent: string, now: Date): Judgement {
  if (!reading) return notSetUp(absent);
  const { calls, failed, lastOkAt, lastFailedAt, lastError } = reading;
  const isDown = lastFailedAt !== undefined && (!lastOkAt || lastFailedAt > lastOkAt);
  if (calls === 0) {
    if (isDown)
      return warning(
        `Not used in the last 30 minutes. It failed when last asked, ${ageText(lastFailedAt, now)}: ${lastError}`,
      );
    return ok(
      lastOkAt ? `Not used in the last 30 minutes. It last answered ${ageText(lastOkAt, now)}.` : "Not used yet.",
    );
  }
  const measured = `${calls - failed} of ${counted(calls, "request")} answered in the last 30 minutes.${failed > 0 ? ` Last error: ${lastError}` : ""}`;
  if (isDown && failed >= enoughFailures && failed * 2 >= calls) return failing(measured);
  // One failure that succeeded on retry means nothing.
  const isShaky = isDown || failed >= 2;
  return failed > 0 && isShaky && failed * 10 >= calls ? warning(measured) : ok(measured);
}

/** Some payers change their minds, but not this many in a row. */
const enoughPayers = 8;

export type PaymentReading = {
  readonly gateway: "live" | "sandbox" | "stand_in" | undefined;
  readonly lastNotificationAt: Date | undefined;
  /** Received but not processed: the notification had no effect yet. */
  readonly oldestUnjudgedAt: Date | undefined;
  /** Within the last hour. */
  readonly wrongSignatures: number;
  /** Payers in a row, since the last one with a notification, sent to the gateway 30 minutes to 6 hours ago. */
  readonly unanswered: number;
  /** Payers of the last 6 hours with a notification. */
  readonly answered: number;
};

export function judgePayments(reading: PaymentReading, now: Date): Judgement {
  const { gateway, lastNotificationAt, oldestUnjudgedAt, wrongSignatures, unanswered, answered } = reading;
  if (!gateway) return notSetUp("Card payments are not set up.");
  if (oldestUnjudgedAt && now.getTime() - oldestUnjudgedAt.getTime() >= 10 * 60_000)
    return failing(`A payment notification from ${ageText(oldestUnjudgedAt, now)} has not been processed.`);
  // An answer to an earlier payer proves nothing: at night an evening’s payments would hide it for six hours.
  if (unanswered >= enoughPayers)
    return failing(`${counted(unanswered, "customer")} went to pay and no payment notification came back.`);
  const last = lastNotificationAt
    ? `The last notification came ${ageText(lastNotificationAt, now)}.`
    : `No notification has come from ${gateway === "stand_in" ? "the stand-in gateway" : "PayFast"} yet.`;
  const signed =
    wrongSignatures > 0 ? ` ${counted(wrongSignatures, "notification")} with a wrong signature in the last hour.` : "";
  if (wrongSignatures >= enoughFailures && answered === 0) return failing(`${last}${signed}`);
  return wrongSignatures > 0 ? warning(`${last}${signed}`) : ok(last);
}

export type PositionReading = { readonly vehicles: number; readonly fresh: number };

/** Vehicles on a trip, and how many have a position no older than ten minutes. */
export function judgePositions({ vehicles, fresh }: PositionReading): Judgement {
  if (vehicles === 0) return ok("No tracked vehicle is on a trip.");
  const measured = `${fresh} of ${counted(vehicles, "vehicle")} on a trip sent a position in the last 10 minutes.`;
  if (fresh === 0) return vehicles >= 2 ? failing(measured) : warning(measured);
  return fresh * 2 <= vehicles ? warning(measured) : ok(measured);
}

export type MapReading = {
  readonly hasRoads: boolean;
  /** Whether a route across the city was found; undefined without a road network. */
  readonly findsRoute: boolean | undefined;
  readonly hasAddressService: boolean;
  /** Browsers in which the address service did not load, in the last 30 minutes. */
  readonly browsersWithout: number;
};

export function judgeMap({ hasRoads, findsRoute, hasAddressService, browsersWithout }: MapReading): Judgement {
  if (hasAddressService && browsersWithout >= 5)
    return failing(
      `Google’s address search did not load for ${counted(browsersWithout, "visitor")} in the last 30 minutes.`,
    );
  if (hasRoads && findsRoute === false)
    return failing("The road network could not be read: distances come from our own table.");
  const parts = [
    hasRoads ? "Routes come from the road network." : "No road network is set up: distances come from our own table.",
    hasAddressService ? "Google’s address search is set up." : "Addresses are found in our own list or typed.",
  ];
  if (!hasRoads && !hasAddressService) return notSetUp(parts.join(" "));
  return hasAddressService && browsersWithout > 0
    ? warning(`Google’s address search did not load for ${counted(browsersWithout, "visitor")} in the last 30 minutes.`)
    : ok(parts.join(" "));
}

/** Undefined if the site has no https address of its own. */
export function judgeCertificate(expiresAt: Date | undefined, now: Date): Judgement {
  if (!expiresAt) return notSetUp("The site has no https address (SITE_URL).");
  const days = Math.floor((expiresAt.getTime() - now.getTime()) / 86_400_000);
  const measured =
    days < 0
      ? `The certificate expired ${ageText(expiresAt, now)}.`
      : `The certificate is valid for ${counted(days, "more day")}.`;
  return judgeRemainder(days, { warning: 20, failing: 6 }, measured);
}

export type CallReading = { readonly calls: number; readonly failed: number };

/** A handful of calls says little, so several must fail. */
export function judgeErrorRate({ calls, failed }: CallReading): Judgement {
  if (calls === 0) return ok("No calls in the last 15 minutes.");
  const measured = `${counted(failed, "call")} of ${calls} failed in the last 15 minutes (${shareText(failed, calls)}).`;
  if (failed >= 5 && failed * 20 >= calls) return failing(measured);
  return failed > 0 && failed * 100 >= calls ? warning(measured) : ok(measured);
}
