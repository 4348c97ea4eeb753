import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findOwnedDocument } from "./contact-views.ts";
import { notifyOwner } from "./notify-owner.ts";

/** Emails the owner why a document was rejected. */
export async function sendDocumentRejected(ctx: Context, event: EventOf<"document.changed">): Promise<void> {
  if (event.change !== "rejected") return;
  const owned = await findOwnedDocument(ctx.db, event.documentId);
  if (owned?.document.state !== "rejected") return;
  await notifyOwner(ctx, owned, {
    kind: "rejected",
    key: `document-rejected:${event.documentId}:${owned.document.version}`,
  });
}
