import { expect, test } from "vitest";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { ManifestPdf } from "./emails/manifest-pdf.tsx";
import { manifestFile } from "./manifest-file.ts";
import { readManifests } from "./trip-manifests.ts";

test("a manifest names everyone with what they need; a day without a list has none", () =>
  inTransaction(async (ctx) => {
    const at = addHours(ctx.now, 24);
    const { bookingId } = await writeTrip(ctx, at, { booking: { passengers: 2 } });
    await writePassengers(ctx, bookingId, [{ name: "Zoë Dube", room: "12", wheelchair: true }]);
    const drawn = await manifestFile(ctx, { date: localDateOf(at) });
    if (!drawn.ok) throw new Error(drawn.reason);
    expect(Buffer.from(drawn.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    const manifests = await readManifests(ctx, { date: localDateOf(at) });
    const words = wordsOn(
      ManifestPdf({
        title: "Tomorrow",
        manifests: manifests.map((one) => ({ ...one, guides: ["Lerato Dube (+27 82 555 0166)"] })),
      }),
    );
    expect(words.join(" ")).toContain("guide Lerato Dube (+27 82 555 0166)");
    expect(words).toEqual(
      expect.arrayContaining(["Zoë Dube", "Wheelchair", "1 of 2 passengers named, 1 still to add"]),
    );
    expect(await manifestFile(ctx, { date: "2030-01-01" })).toMatchObject({ reason: "no_trip" });
  }));
