import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { orderTours } from "./order-tours.ts";
import { findTourRows } from "./views.ts";

test("the order that is saved is the order of the list; no tour gets a new version by it", () =>
  inTransaction(async (ctx, world) => {
    const slugs = (await findTourRows(ctx.db)).map(({ slug }) => slug);
    const turned = slugs.toReversed();
    expect(await orderTours(ctx, { slugs: turned })).toEqual({ ok: true, value: {} });
    const after = await findTourRows(ctx.db);
    expect(after.map(({ slug }) => slug)).toEqual(turned);
    expect(new Set(after.map(({ version }) => version))).toEqual(new Set([1]));
    expect(world.siteTouched).toBe(1);
  }));

test.each([
  ["a tour missing", (slugs: string[]) => slugs.slice(1)],
  ["a tour twice", (slugs: string[]) => [...slugs.slice(1), ...slugs.slice(1, 2)]],
  ["an unknown tour", (slugs: string[]) => [...slugs.slice(1), "route-62"]],
])("%s: the list has changed meanwhile, and stays", (_what, change) =>
  inTransaction(async (ctx) => {
    const slugs = (await findTourRows(ctx.db)).map(({ slug }) => slug);
    expect(await orderTours(ctx, { slugs: change(slugs) })).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect((await findTourRows(ctx.db)).map(({ slug }) => slug)).toEqual(slugs);
  }),
);
