import { documents } from "#db/schema/documents.ts";
import { vehicles, workOrders } from "#db/schema/fleet.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { keepFile } from "#platform/files/storage.ts";
import { aVehicle } from "../booking/a-trip.ts";
import { aDocument } from "../dispatch/a-document.ts";
import { aPdf, aPng } from "./a-file.ts";

async function aFile(ctx: Context, content: Buffer, name: string) {
  const kept = await keepFile(ctx.db, { content, name, now: ctx.now });
  if (!kept) throw new Error("Not kept.");
  return kept.id;
}

/**
 * Two vehicles, one with a renewed disc and a rejected roadworthy certificate, and the company's own
 * accreditation.
 */
export async function aFleetWithFiles(ctx: Context) {
  const one = aVehicle({ plate: "CA 482-117" });
  const two = aVehicle({ plate: "CA 900-100" });
  const gone = aVehicle({ plate: "CA 111-111", state: "retired" });
  await ctx.db.insert(vehicles).values([one, two, gone]);
  const disc = aPdf("The disc");
  const [old, renewed, rejected, own] = [
    await aFile(ctx, aPdf("Last year’s disc"), "old.pdf"),
    await aFile(ctx, disc, "scan 12.pdf"),
    await aFile(ctx, aPdf("Unreadable"), "rw.pdf"),
    await aFile(ctx, aPng(), "accreditation.png"),
  ];
  await ctx.db
    .insert(documents)
    .values([
      aDocument("licence_disc", one.id, { fileId: old, expiresOn: localDate("2026-12-01"), number: "D 1" }),
      aDocument("licence_disc", one.id, { fileId: renewed, expiresOn: localDate("2027-10-01"), number: "D/2" }),
      aDocument("roadworthy", one.id, { fileId: rejected, state: "rejected", rejectReason: "Unreadable" }),
      aDocument("accreditation", null, { fileId: own, number: "" }),
    ]);
  await ctx.db.insert(workOrders).values({
    id: ctx.newId(),
    vehicleId: one.id,
    state: "done",
    priority: "normal",
    title: "=Service",
    odometerKm: 60_000,
    checklist: [{ text: "Brakes", done: true }],
    parts: [{ name: "Filter", quantity: 2, cost_cents: 18_500 }],
    labourCents: 80_000,
    doneOn: localDate("2026-10-05"),
    createdBy: "system",
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return { one, two, gone, disc };
}
