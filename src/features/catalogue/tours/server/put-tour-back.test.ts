import { expect, test } from "vitest";
import { aTour, saveOf } from "#testing/builders/services/a-tour.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveTour } from "./move-tour.ts";
import { putTourBack } from "./put-tour-back.ts";
import { readTour } from "./read-tour.ts";
import { saveTour } from "./save-tour.ts";

const slug = "route-62";

test("an older version comes back as a new one; whether the tour is on sale stays as it is", () =>
  inTransaction(async (ctx) => {
    await saveTour(ctx, saveOf({ price_cents: 180_000 }));
    await saveTour(ctx, saveOf({ version: 1, tour: { ...aTour, name: "Karoo" } }));
    await moveTour(ctx, { slug, version: 2, to: "on_sale" });
    expect(await putTourBack(ctx, { slug, version: 1, current_version: 3 })).toEqual({
      ok: true,
      value: { version: 4 },
    });
    const read = await readTour(ctx, { slug });
    expect(read).toMatchObject({ ok: true, value: { state: "on_sale", version: 4, tour: { name: "Route 62" } } });
    const versions = read.ok ? read.value.versions : [];
    expect(versions.map(({ version, put_back_of }) => [version, put_back_of])).toEqual([
      [4, 1],
      [3, null],
      [2, null],
      [1, null],
    ]);
  }));

test("an unknown version, and a screen that is out of date, put nothing back", () =>
  inTransaction(async (ctx) => {
    await saveTour(ctx, saveOf());
    await saveTour(ctx, saveOf({ version: 1, tour: { ...aTour, name: "Karoo" } }));
    const unknown = await putTourBack(ctx, { slug, version: 9, current_version: 2 });
    expect(unknown).toMatchObject({ ok: false, reason: "not_found" });
    const late = await putTourBack(ctx, { slug, version: 1, current_version: 1 });
    expect(late).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await readTour(ctx, { slug })).toMatchObject({ ok: true, value: { tour: { name: "Karoo" } } });
  }));
