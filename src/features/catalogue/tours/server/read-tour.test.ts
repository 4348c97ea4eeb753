import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aTour, saveOf } from "#testing/builders/services/a-tour.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readTour } from "./read-tour.ts";
import { saveTour } from "./save-tour.ts";

test("a tour is read as it was saved, with its price and who saved each version, the latest first", () =>
  inTransaction(async (ctx) => {
    const naledi = await askingAs(ctx, { name: "Naledi", roles: ["admin"] });
    await saveTour(naledi, saveOf({ price_cents: 180_000 }));
    await saveTour(naledi, saveOf({ version: 1, tour: { ...aTour, lead: "A day of passes." } }));
    expect(await readTour(ctx, { slug: "route-62" })).toMatchObject({
      ok: true,
      value: {
        state: "draft",
        version: 2,
        price_cents: 180_000,
        tour: { ...aTour, lead: "A day of passes." },
        versions: [
          { version: 2, saved_by: "Naledi", put_back_of: null },
          { version: 1, saved_by: "Naledi" },
        ],
      },
    });
  }));

test("a tour that was never written is not found", () =>
  inTransaction(async (ctx) => {
    expect(await readTour(ctx, { slug: "route-62" })).toMatchObject({ ok: false, reason: "not_found" });
  }));
