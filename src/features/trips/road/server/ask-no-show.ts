import type { EventPlace } from "#domain/road/event-chain.ts";
import type { EvidenceKind } from "#domain/road/no-show-evidence.ts";
import type { Context } from "#platform/context.ts";
import { moveTrip } from "../../server/move-trip.ts";
import type { TripRow } from "../../server/store.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import { openRequest } from "./no-show-store.ts";
import type { CrewOnTrip } from "./views.ts";

type Input = {
  readonly trip: TripRow;
  readonly crew: CrewOnTrip;
  readonly happenedAt: Date;
  readonly place: EventPlace | null;
};

/** A photo may still be uploading; all other evidence is required before dispatch is asked. */
const neededFirst: readonly EvidenceKind[] = ["wait", "attempts", "place"];

const lacks: Readonly<Record<EvidenceKind, string>> = {
  wait: "The free waiting time isn’t over yet.",
  attempts: "First call or message the passenger twice, a few minutes apart.",
  place: "We can’t tell whether your phone is at the pickup. Switch on location, then report again.",
  photo: "Take a photograph of the pickup first.",
};

/**
 * A driver reports that no one came. This only asks dispatch: undefined if dispatch has been asked, otherwise
 * the message to the driver.
 */
export async function askNoShow(ctx: Context, { trip, crew, happenedAt, place }: Input): Promise<string | undefined> {
  if (trip.state !== "arrived" && trip.state !== "searching")
    return "You can report a no-show once you’re at the pickup.";
  const evidence = await gatherEvidence(ctx, trip.id, happenedAt, place);
  const missing = neededFirst.find((kind) => evidence?.missing.includes(kind) ?? true);
  if (missing || !crew.driverId) return lacks[missing ?? "wait"];
  if (trip.state === "arrived") await moveTrip(ctx, { id: trip.id, to: "searching" });
  await openRequest(ctx.db, {
    id: ctx.newId(),
    tripId: trip.id,
    driverId: crew.driverId,
    state: "open",
    askedAt: happenedAt,
    createdAt: ctx.now,
  });
  return undefined;
}
