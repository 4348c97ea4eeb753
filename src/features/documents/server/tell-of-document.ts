import type { EventOf } from "#domain/events.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { DocumentRow } from "./store.ts";

type Report = Pick<DocumentRow, "id" | "ownerKind" | "ownerId" | "type">;
type Change = EventOf<"document.changed">["change"];

/** Logs the action and emits the event for features that depend on documents. */
export async function tellOfDocument(ctx: Context, document: Report, change: Change, reason = ""): Promise<void> {
  const { id, ownerKind, ownerId, type } = document;
  await recordAudit(ctx, {
    action: `document.${change}`,
    // A partner’s terms use the same subject in the log.
    subject: { kind: ownerKind === "partner" ? "organisation" : ownerKind, id: ownerId ?? "company" },
    reason,
    details: { document: type, document_id: id },
  });
  await ctx.emit({ type: "document.changed", documentId: id, ownerKind, ownerId, change });
}
