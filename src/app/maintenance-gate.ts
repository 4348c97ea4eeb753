import { partiesOf } from "#domain/account/permissions.ts";
import { type Actor, isStaffRole } from "#domain/account/roles.ts";
import {
  type CallerKind,
  type CallKind,
  closedMessage,
  isOpenIn,
  retryAfterSeconds,
} from "#domain/company/maintenance.ts";
import type { MaintenanceWatch } from "#features/maintenance/server/follow-views.ts";
import { findOtherWay } from "#features/maintenance/server/views.ts";
import type { Call } from "#platform/contract.ts";
import type { Gate } from "#platform/gate.ts";
import { replies } from "#platform/replies.ts";

/**
 * Writing calls that stay open during maintenance, by purpose. Others are closed, and their callers read that
 * nothing was saved. Payment notifications are not calls and are always accepted.
 */
export const openInMaintenance: Readonly<Record<Exclude<CallKind, "looks" | "other">, readonly string[]>> = {
  // Trips under way, and people in danger.
  on_the_road: [
    "answer-offer",
    "reconfirm-trip",
    "screen-arrivals",
    "report-late",
    "request-new-pickup",
    "share-live-trip",
    "withdraw-shared-link",
    "take-sos-alarm",
    "close-sos-alarm",
  ],
  // Visit counts and sign-ins.
  always: [
    "report-visit",
    "report-step",
    "accept-invite",
    "confirm-contact",
    "resend-access-code",
    "send-guest-request",
    "confirm-guest-request",
  ],
  self_service: [
    "cancel-booking",
    "change-booking",
    "withdraw-change",
    "decide-approval",
    "dispute-charge",
    "report-lost-item",
    "save-invoice-details",
    "give-refund-account",
    "withdraw-split",
    "save-passenger-list",
    "save-linked-list",
    "create-passenger-link",
    "withdraw-passenger-link",
    "read-quote",
    "decline-quote",
    "give-rating",
    "remove-rating-photo",
    "stop-rating-requests",
    "api-change",
    "api-cancel",
  ],
  enquiry: ["submit-quote", "send-inquiry-confirmation", "leave-message", "submit-application", "answer-request"],
};

const kinds = new Map(
  Object.entries(openInMaintenance).flatMap(([kind, names]) => names.map((name) => [name, kind as CallKind] as const)),
);

/** Drivers and providers: a trip that has started is driven to its end. */
const onTheRoad: readonly string[] = ["driver", "driver_provider"];

function kindOf(call: Call, actor: Actor): CallKind {
  if (call.effect === "reads") return "looks";
  const isOnRoad =
    actor.kind === "person" &&
    typeof call.access !== "string" &&
    call.access.some((role) => onTheRoad.includes(role) && actor.roles.includes(role));
  return isOnRoad ? "on_the_road" : (kinds.get(call.name) ?? "other");
}

function callerOf(actor: Actor): CallerKind {
  const parties = partiesOf(actor);
  if (parties.includes("super_user")) return "super_user";
  return actor.kind === "person" && actor.roles.some(isStaffRole) ? "staff" : "other";
}

/** Refuses closed calls with 503, an explanation and a time to retry. */
export const maintenanceGate = (watch: MaintenanceWatch): Gate => ({
  async refuse(call, { actor, db, now }) {
    const maintenance = await watch.find(now);
    if (!maintenance || isOpenIn(maintenance, kindOf(call, actor), callerOf(actor))) return undefined;
    const otherWay = await findOtherWay(db);
    return replies.closed(retryAfterSeconds(maintenance, now), closedMessage(maintenance, { now, otherWay }));
  },
});
