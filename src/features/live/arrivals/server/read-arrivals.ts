import { companyRules } from "#domain/company/company-rules.ts";
import { shownState } from "#domain/drive/trip-parts.ts";
import { type Host, lobbyName, roleOfTrip } from "#domain/live/guest-trips.ts";
import { liveStanding } from "#domain/live/live-window.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { estimateArrival, positionOf } from "../../server/estimate-arrival.ts";
import { liveAddress } from "../../server/link-token.ts";
import { type DrivePart, findGuestParts } from "../../server/views.ts";
import { type GuestLine, guestLine, type LobbyLine } from "../contract.ts";

type KnownHost = Host & { readonly id: string };

/** A trip that started this long ago may still be in progress. */
const hoursBack = 12;

/** The next pickups and arrivals of these organisations’ guests, next first. */
export async function readArrivals(ctx: Context, hosts: readonly KnownHost[]): Promise<GuestLine[]> {
  if (hosts.length === 0) return [];
  const lines: GuestLine[] = [];
  const span = { from: addHours(ctx.now, -hoursBack), to: addHours(ctx.now, companyRules.arrivalsAheadHours) };
  for (const host of hosts) {
    const parts = await findGuestParts(ctx.db, { organisationIds: [host.id], ...span });
    for (const part of parts) {
      const role = roleOfTrip(part, host, ctx.now);
      if (role && !isForgotten(part, ctx.now)) lines.push(await describeLine(ctx, part, role));
    }
  }
  return lines.toSorted((a, b) => a.expected_at.localeCompare(b.expected_at));
}

/** Overdue without any report, and so of no use to a lobby. */
const isForgotten = (part: DrivePart, now: Date): boolean => liveStanding(part, now) === "over";

async function describeLine(ctx: Context, part: DrivePart, role: LobbyLine["role"]): Promise<GuestLine> {
  const planned = role === "pickup" ? part.pickupAt : part.plannedEnd;
  const expected = await expectedAt(ctx, part, role);
  const isOpen = liveStanding(part, ctx.now) === "open";
  return toWire(guestLine, part, {
    role,
    name: lobbyName(part.firstName, part.lastName),
    state: shownState(part),
    expected_at: (expected ?? planned).toISOString(),
    is_by_road: expected !== null,
    planned_at: planned.toISOString(),
    vehicle: part.plate === null ? "" : [part.colour, part.make, part.model].filter(Boolean).join(" "),
    plate: part.plate ?? "",
    live_address: isOpen && part.linkId ? liveAddress(ctx, part.linkId) : null,
  });
}

/** By road if the vehicle is on its way; a late pickup delays the arrival by as much. Null means as planned. */
async function expectedAt(ctx: Context, part: DrivePart, role: LobbyLine["role"]): Promise<Date | null> {
  if (part.endedAt) return part.endedAt;
  const arrival = await estimateArrival(ctx, part, positionOf(part));
  if (arrival?.by !== "road") return null;
  if (role === "pickup" || arrival.target === "dropoff") return arrival.at;
  const lateMinutes = (arrival.at.getTime() - part.pickupAt.getTime()) / 60_000;
  return addMinutes(part.plannedEnd, Math.max(0, lateMinutes));
}
