import { expect, test } from "vitest";
import { saveOf } from "#testing/builders/services/a-tour.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listTours } from "./list-tours.ts";
import { saveTour } from "./save-tour.ts";

const listed = async (ctx: Parameters<typeof listTours>[0]) => {
  const found = await listTours(ctx);
  if (!found.ok) throw new Error("The list of tours was refused.");
  return found.value.tours;
};

test("tours are listed in the order of the menu, each with its price; a draft without one is last", () =>
  inTransaction(async (ctx) => {
    const before = await listed(ctx);
    expect(before[0]).toMatchObject({ slug: "cape-peninsula", state: "on_sale", version: 1, booked: 0 });
    expect(before.every(({ price_cents }) => (price_cents ?? 0) > 0)).toBe(true);
    await saveTour(ctx, saveOf());
    expect((await listed(ctx)).at(-1)).toMatchObject({ slug: "route-62", state: "draft", price_cents: null });
  }));
