import { documentThatCounts } from "#domain/compliance/document-blocks.ts";
import { lastDayOf } from "#domain/compliance/document-status.ts";
import type { EventOf } from "#domain/events.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { lockDocuments, updateDocuments } from "./store.ts";
import { findDocuments } from "./views.ts";

/** Copies licence and permit from the verified documents, for lists and boards. */
export async function updateDriverDocuments(ctx: Context, event: EventOf<"document.changed">): Promise<void> {
  if (event.ownerKind !== "driver" || event.ownerId === null || event.change === "uploaded") return;
  const before = await lockDocuments(ctx.db, event.ownerId);
  if (!before) return;

  const documents = await findDocuments(ctx.db, event.ownerId);
  const verified = documents.filter(({ review }) => review === "verified");
  const licence = documentThatCounts(verified, "drivers_licence");
  const permit = documentThatCounts(verified, "prdp");
  const isPermitLost = !permit && documents.some(({ id, type }) => id === event.documentId && type === "prdp");
  // Without a verified permit no one may carry passengers, so its stored date is in the past.
  const yesterday = addDays(localDateOf(ctx.now), -1);
  const lost = before.permitExpiresOn < yesterday ? before.permitExpiresOn : yesterday;
  const after = {
    licenceCode: licence?.allows.join(", ") ?? before.licenceCode,
    permitExpiresOn: (permit && lastDayOf(permit)) ?? (isPermitLost ? lost : before.permitExpiresOn),
  };

  const isSame = after.licenceCode === before.licenceCode && after.permitExpiresOn === before.permitExpiresOn;
  if (!isSame) await updateDocuments(ctx.db, event.ownerId, after);
}
