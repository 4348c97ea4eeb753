import { gateReasonSentence } from "#domain/compliance/gate-reason-text.ts";
import { guideReasons } from "#domain/compliance/guide-gate.ts";
import type { Span } from "#domain/trip/capacity.ts";
import type { Context } from "#platform/context.ts";
import { findGuideDocuments, findGuides, findGuidesTaken } from "./views.ts";

/** Everyone who guides, each with what speaks against this trip. */
export async function judgeGuides(ctx: Context, trip: Span & { readonly id: string }) {
  const guides = await findGuides(ctx.db);
  const ids = guides.map(({ id }) => id);
  if (ids.length === 0) return [];
  const documents = await findGuideDocuments(ctx.db, ids);
  const taken = await findGuidesTaken(ctx.db, ids, trip);
  return guides.map(({ id, name, state }) => {
    const isOwn = ({ ownerId }: { readonly ownerId: string | null }) => ownerId === id;
    const guide = {
      name,
      isActive: state === "active",
      documents: documents.filter(isOwn),
      taken: taken.filter(isOwn),
    };
    return { driver_id: id, name, reasons: guideReasons(guide, trip).map(gateReasonSentence) };
  });
}
