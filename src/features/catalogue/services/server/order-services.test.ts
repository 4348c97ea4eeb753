import { expect, test } from "vitest";
import { findSold } from "#db/read-catalogue.ts";
import { serviceChoices } from "#domain/catalogue/service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { orderServices } from "./order-services.ts";
import { findServiceRows } from "./views.ts";

const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);

test("the menu and the first step of a booking have each its order; no service gets a new version by it", () =>
  inTransaction(async (ctx) => {
    const slugs = slugsOf(await findServiceRows(ctx.db)).toReversed();
    expect(await orderServices(ctx, { slugs, choices: ["coach-hire", "custom"] })).toEqual({ ok: true, value: {} });
    const { services } = await findSold(ctx.db);
    expect(slugsOf(services)).toEqual(slugs);
    expect(slugsOf(serviceChoices(services))).toEqual(["coach-hire", "custom"]);
    expect(new Set((await findServiceRows(ctx.db)).map(({ version }) => version))).toEqual(new Set([1]));
  }));

test.each([
  ["a service missing from the menu", (slugs: string[]) => ({ slugs: slugs.slice(1), choices: ["custom"] })],
  ["an unknown service", (slugs: string[]) => ({ slugs: [...slugs.slice(1), "none"], choices: ["custom"] })],
  ["an unknown choice", (slugs: string[]) => ({ slugs, choices: ["none"] })],
  ["a choice twice", (slugs: string[]) => ({ slugs, choices: ["custom", "custom"] })],
])("%s: the list has changed meanwhile", (_what, change) =>
  inTransaction(async (ctx) => {
    const slugs = slugsOf(await findServiceRows(ctx.db));
    expect(await orderServices(ctx, change(slugs))).toMatchObject({ ok: false, reason: "changed_meanwhile" });
  }),
);
