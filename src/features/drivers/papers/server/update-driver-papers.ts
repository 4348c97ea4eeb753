import { documentThatCounts } from "#domain/compliance/document-blocks.ts";
import { lastDayOf } from "#domain/compliance/document-status.ts";
import type { EventOf } from "#domain/events.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { lockPapers, updatePapers } from "./store.ts";
import { findPapers } from "./views.ts";

/** Lists and boards show a driver's licence and permit: what they show is what the verified documents say. */
export async function updateDriverPapers(ctx: Context, event: EventOf<"document.changed">): Promise<void> {
  if (event.ownerKind !== "driver" || event.ownerId === null || event.change === "uploaded") return;
  const before = await lockPapers(ctx.db, event.ownerId);
  if (!before) return;

  const papers = await findPapers(ctx.db, event.ownerId);
  const verified = papers.filter(({ review }) => review === "verified");
  const licence = documentThatCounts(verified, "drivers_licence");
  const permit = documentThatCounts(verified, "prdp");
  const isPermitLost = !permit && papers.some(({ id, type }) => id === event.documentId && type === "prdp");
  // Without a verified permit no one carries passengers: the day it is shown with is over.
  const yesterday = addDays(localDateOf(ctx.now), -1);
  const lost = before.permitExpiresOn < yesterday ? before.permitExpiresOn : yesterday;
  const after = {
    licenceCode: licence?.allows.join(", ") ?? before.licenceCode,
    permitExpiresOn: (permit && lastDayOf(permit)) ?? (isPermitLost ? lost : before.permitExpiresOn),
  };

  const isSame = after.licenceCode === before.licenceCode && after.permitExpiresOn === before.permitExpiresOn;
  if (!isSame) await updatePapers(ctx.db, event.ownerId, after);
}
