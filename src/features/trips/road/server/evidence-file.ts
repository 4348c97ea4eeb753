import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import type { evidenceContract } from "../evidence-contract.ts";
import { gatherProof } from "./gather-proof.ts";
import { hasHadTrip } from "./views.ts";

/** A trip’s events as a PDF, to print or to send in a dispute. Drivers get it for their own trips. */
export async function evidenceFile(ctx: Context, { trip_id: tripId }: ParsedOf<typeof evidenceContract.evidenceFile>) {
  if (!(await mayHave(ctx, tripId))) return refuse("not_found");
  const proof = await gatherProof(ctx, tripId);
  if (!proof) return refuse("not_found");
  // The PDF library is slow to load and most processes never need it, so it is imported with the first
  // document.
  const { EvidencePdf } = await import("./emails/evidence-pdf.tsx");
  const content = await printPdf(ctx.db, EvidencePdf({ proof }));
  // The file contains positions, so each download is logged.
  await recordAudit(ctx, { action: "trip.evidence_downloaded", subject: { kind: "trip", id: tripId } });
  return accept({
    name: `evidence-${proof.trip.reference}.pdf`,
    type: "application/pdf" as const,
    content: content.toString("base64"),
  });
}

async function mayHave({ db, actor }: Context, tripId: string): Promise<boolean> {
  if (mayDo("view_trip_events", partiesOf(actor), "other")) return true;
  return actor.kind === "person" && hasHadTrip(db, tripId, actor.userId);
}
