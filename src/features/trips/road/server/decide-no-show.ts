import { createElement } from "react";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { lockTrip } from "../../server/store.ts";
import { findCompany } from "../../server/views.ts";
import type { noShowContract } from "../no-show-contract.ts";
import { MessageToDriver, messageToDriverWords } from "./emails/message-to-driver.tsx";
import { gatherEvidence } from "./gather-evidence.ts";
import { decideRequest } from "./no-show-store.ts";
import { findRequest, findWaitingDriver } from "./no-show-views.ts";

type Input = ParsedOf<typeof noShowContract.decideNoShow>;

/**
 * A dispatcher decides on the evidence. If confirmed, the trip ends and its booking follows; if refused, the
 * driver keeps waiting.
 */
export async function decideNoShow(ctx: Context, input: Input) {
  const { trip_id: tripId, decision, answer } = input;
  const trip = await lockTrip(ctx.db, tripId);
  if (!trip) return refuse("not_found");
  const request = await findRequest(ctx.db, tripId);
  // The passenger was found, or the trip was given to another driver.
  if (request?.state !== "open" || trip.state !== "searching") return refuse("not_asked");
  const evidence = await gatherEvidence(ctx, tripId, ctx.now);
  if (decision === "confirmed" && evidence?.missing.length !== 0) return refuse("evidence_missing");

  if (decision === "confirmed") {
    const moved = await moveTrip(ctx, { id: tripId, to: "no_show", reason: "no-show confirmed with evidence" });
    if (!moved.ok) return refuse("not_asked");
  }
  await decideRequest(ctx.db, tripId, {
    state: decision,
    decidedBy: nameOfActor(ctx.actor),
    decidedAt: ctx.now,
    answer,
  });
  if (decision === "refused") await tellDriver(ctx, { tripId, requestId: request.id, answer });
  await recordAudit(ctx, {
    action: decision === "confirmed" ? "trip.no_show_confirmed" : "trip.no_show_refused",
    subject: { kind: "trip", id: tripId },
    reason: answer,
  });
  return accept({ trip_id: tripId, state: decision === "confirmed" ? ("no_show" as const) : trip.state });
}

type Answer = { readonly tripId: string; readonly requestId: string; readonly answer: string };

async function tellDriver(ctx: Context, { tripId, requestId, answer }: Answer): Promise<void> {
  const driver = await findWaitingDriver(ctx.db, tripId);
  if (!driver?.email) return;
  const { reference, name, from } = driver;
  const at = formatMoment(driver.pickupAt);
  await ctx.mail({
    key: `no-show-refused:${requestId}`,
    template: "message-to-driver",
    to: driver.email,
    subject: messageToDriverWords.subject({ reference, at }),
    about: `booking:${reference}`,
    content: createElement(MessageToDriver, {
      company: await findCompany(ctx.db),
      name,
      trip: { reference, at, from },
      text: messageToDriverWords.opening_2({ answer }),
    }),
  });
}
