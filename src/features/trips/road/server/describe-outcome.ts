import { companyRules } from "#domain/company/company-rules.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { countAttempts } from "#domain/road/no-show-evidence.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { attemptEvents } from "#domain/trip/trip-events.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import type { Proof } from "./gather-proof.ts";

/** "Fri 20 Nov 2026, 10:05:09": records show seconds. */
export const withSeconds = (moment: Date): string =>
  `${formatMoment(moment)}:${String(moment.getUTCSeconds()).padStart(2, "0")}`;

type Line = readonly [label: string, value: string];

/** The result: arrival, waiting, attempts, meeting or no-show. */
export function outcomeLines(proof: Proof): readonly Line[] {
  const { arrivedAt, freeMinutes, meter, metAt, charge, noShow } = proof;
  const attempts = proof.events.filter(({ event }) => attemptEvents.some((one) => one === event));
  const lines: readonly (Line | false | null)[] = [
    ["Driver at the pickup", arrivedAt ? withSeconds(arrivedAt) : "Not reported"],
    meter && [`Free waiting (${freeMinutes} min)`, `until ${withSeconds(meter.freeUntil)}`],
    metAt !== null && ["Passenger met", withSeconds(metAt)],
    ...proof.otherVehicles.map(vehicleLine),
    ["Calls and messages", String(countAttempts(attempts.map(({ happenedAt }) => happenedAt)))],
    charge !== undefined && ["Waiting charged", chargeText(charge)],
    noShow !== undefined && ["No-show", noShowText(noShow)],
  ];
  return lines.filter((line) => line !== false && line !== null);
}

/** The trip continued in another vehicle, or started in one that broke down. */
const vehicleLine = ({
  isRelief,
  state,
  driver,
  vehicle,
  boardedAt,
  endedAt,
}: Proof["otherVehicles"][number]): Line => {
  const facts: readonly (string | null)[] = [
    `${driver}, ${vehicle}`,
    boardedAt && `on board ${withSeconds(boardedAt)}`,
    endedAt && `${tripLabels[state].label.toLowerCase()} ${withSeconds(endedAt)}`,
  ];
  return [isRelief ? "Relief vehicle" : "First vehicle", facts.filter((fact) => fact !== null).join(", ")];
};

function chargeText({ steps, stepCents, state }: NonNullable<Proof["charge"]>): string {
  const amount = formatMoney(cents(steps * stepCents));
  const text = `${amount} for ${steps * companyRules.waitStepMinutes} min`;
  return state === "waived" ? `${text}, waived` : text;
}

function noShowText({ state, askedAt, decidedAt }: NonNullable<Proof["noShow"]>): string {
  const request = `reported ${withSeconds(askedAt)}`;
  return decidedAt ? `${request}, ${state} ${withSeconds(decidedAt)}` : `${request}, not decided yet`;
}
