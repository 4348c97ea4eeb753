import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripEvents } from "#db/schema/trips.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverWhoAsks } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { EvidencePdf } from "./emails/evidence-pdf.tsx";
import { evidenceFile } from "./evidence-file.ts";
import { gatherProof } from "./gather-proof.ts";

test("the evidence of a no-show includes times, attempts, positions, a photo and the check of the seal", () =>
  inTransaction(async (ctx) => {
    const { tripId, reference } = await aDriverWhoAsks(ctx);
    const team = await asTeam(ctx);
    const file = await evidenceFile(team, { trip_id: tripId });
    expect(file).toMatchObject({ value: { name: `evidence-${reference}.pdf`, type: "application/pdf" } });
    const bytes = file.ok ? Buffer.from(file.value.content, "base64") : Buffer.alloc(0);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");

    const proof = await gatherProof(team, tripId);
    if (!proof) throw new Error("There is no proof.");
    const words = wordsOn(EvidencePdf({ proof })).join("\n");
    for (const said of [
      reference,
      "Record unaltered",
      "Driver at the pickup",
      "Driver called the passenger",
      "Driver messaged the passenger",
      "WhatsApp",
      "Driver reports a no-show",
      "-33.9701, 18.5975, within 12 m",
      "Photographs",
      "Calls and messages",
      "Booked for",
      "The square is the pickup, the circle 1000 m around it.",
    ])
      expect(words).toContain(said);
    expect(proof.pictures).toHaveLength(1);
  }));

test("an altered record says so", () =>
  inTransaction(async (ctx) => {
    const { tripId, start } = await aDriverWhoAsks(ctx);
    await ctx.db.update(tripEvents).set({ occurredAt: start }).where(eq(tripEvents.event, "arrive"));
    const proof = await gatherProof(await asTeam(ctx), tripId);
    expect(proof && wordsOn(EvidencePdf({ proof })).join("\n")).toContain("report 2 is not as we received it");
  }));

test("a driver gets the file of their own trips, without the customer’s name; other drivers get none", () =>
  inTransaction(async (ctx) => {
    const { tripId, driver } = await aDriverWhoAsks(ctx);
    expect(await evidenceFile(driver, { trip_id: tripId })).toMatchObject({ ok: true });
    expect(await gatherProof(driver, tripId)).toMatchObject({ trip: { passenger: null } });
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await evidenceFile(other, { trip_id: tripId })).toMatchObject({ reason: "not_found" });
    expect(await evidenceFile(await asTeam(ctx), { trip_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
