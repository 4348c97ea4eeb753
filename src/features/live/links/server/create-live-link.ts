import { nameOfActor } from "#domain/account/roles.ts";
import { isFollowable, standingOfDrive } from "#domain/live/live-window.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { liveAddress } from "../../server/link-token.ts";
import { insertLink } from "../../server/store.ts";
import { findDrive, findFirstOfDrive } from "../../server/views.ts";
import type { linksContract } from "../contract.ts";

/** Our team lets another person follow a trip, such as a concierge awaiting a guest. The creator is recorded. */
export async function createLiveLink(ctx: Context, input: ParsedOf<typeof linksContract.createLiveLink>) {
  const tripId = await findFirstOfDrive(ctx.db, input.trip_id);
  const parts = tripId ? await findDrive(ctx.db, tripId) : [];
  const [first] = parts;
  if (!tripId || !first) return refuse("not_found");
  if (!isFollowable(standingOfDrive(parts, ctx.now))) return refuse("over");

  const id = ctx.newId();
  await insertLink(ctx.db, {
    id,
    tripId,
    bookingId: first.bookingId,
    kind: "staff" as const,
    name: input.name,
    createdBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAudit(ctx, { action: "live_link.created", subject: { kind: "trip", id: tripId } });
  return accept({ id, address: liveAddress(ctx, id) });
}
