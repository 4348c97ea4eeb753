import { equipmentLabels } from "../fleet/fleet-labels.ts";
import { formatDate } from "../time/local-time.ts";
import { documentName } from "./document-types.ts";
import type { GateReason, GateReasonKind, Override } from "./gate-input.ts";

const dateOf = ({ date }: GateReason): string => (date ? formatDate(date) : "");
const documentOf = ({ document, who }: GateReason): string =>
  document ? `${documentName(document)} of ${who}` : `A document of ${who}`;
const hoursOf = (hours: number | undefined): string => `${Math.round((hours ?? 0) * 10) / 10} h`;

const texts: Readonly<Record<GateReasonKind, (reason: GateReason) => string>> = {
  driver_not_active: ({ who }) => `${who} is not active.`,
  driver_away: ({ who }) => `${who} is away then.`,
  driver_busy: ({ who }) => `${who} has another trip then.`,
  driver_age_unknown: ({ who }) => `The date of birth of ${who} is missing.`,
  driver_too_young: (reason) =>
    `${reason.who} is younger than ${reason.needs} until ${dateOf(reason)} and may not carry passengers.`,
  licence_code: (reason) => `${documentOf(reason)} does not cover this vehicle with passengers.`,
  duty_too_long: ({ who, has, needs }) =>
    `${who} would work ${hoursOf(has)} without a full rest, over the limit of ${hoursOf(needs)}.`,
  no_pause: ({ who, has, needs }) =>
    `${who} would drive ${hoursOf(has)} without a break, over the limit of ${hoursOf(needs)}.`,
  vehicle_not_available: ({ who }) => `${who} is not in service.`,
  vehicle_away: ({ who }) => `${who} is not available then.`,
  vehicle_busy: ({ who }) => `${who} is on another trip then.`,
  too_few_seats: ({ who, has, needs }) => `${who} has ${has} seats, but ${needs} are needed.`,
  too_many_bags: ({ who, has, needs }) => `${who} takes ${has} bags, but there are ${needs}.`,
  plainer_vehicle: ({ who, sold = "" }) => `${who} is less comfortable than what was sold: ${sold.toLowerCase()}.`,
  child_seats: ({ has, needs, seatSize }) => {
    const seats = seatSize ? equipmentLabels[seatSize].toLowerCase() : "child seats";
    return `${needs} ${seats} are needed, but ${has} are available then.`;
  },
  too_few_extras: ({ who, has, needs }) => `${needs} of ${who} are booked, but ${has} are left then.`,
  document_missing: (reason) => `${documentOf(reason)} is missing.`,
  document_not_verified: (reason) => `${documentOf(reason)} has not been verified.`,
  document_rejected: (reason) => `${documentOf(reason)} was rejected.`,
  document_expires: (reason) => `${documentOf(reason)} is valid only until ${dateOf(reason)}, before the trip ends.`,
  licence_type: (reason) => `${documentOf(reason)} does not cover this service.`,
};

const overrides: Readonly<Record<Override, string>> = {
  dispatcher: "A dispatcher can override this with a reason.",
  super_user: "Only a super-user can override this, with a reason.",
  nobody: "This can’t be overridden.",
};

/** Why not, with document and date: for drivers, who can’t override it. */
export const gateReasonSentence = (reason: GateReason): string => texts[reason.kind](reason);

/** The same, with who may override it. */
export const gateReasonText = (reason: GateReason): string =>
  `${gateReasonSentence(reason)} ${overrides[reason.override]}`;

/** As recorded after the decision, when who may override no longer matters. */
export const withoutAdvice = (text: string): string =>
  Object.values(overrides).reduce((left, advice) => left.replace(` ${advice}`, ""), text);
