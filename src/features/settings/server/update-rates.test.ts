import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { rateRoutes, standInRatesPath } from "../../../sandbox/rates/rate-routes.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { updateRates } from "./update-rates.ts";

let url = "";
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  const app = new Hono()
    .route(
      standInRatesPath,
      rateRoutes(() => testNow),
    )
    .get("/broken/latest", (c) => c.json({ base: "ZAR", date: "soon", rates: {} }));
  await new Promise<void>((ready) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      url = `http://127.0.0.1:${port}`;
      ready();
    });
  });
});
afterAll(() => new Promise((closed) => server.close(closed)));

const outside = (ctx: Context, path = standInRatesPath) => ({
  ...setUp(ctx, { ratesUrl: `${url}${path}` }),
  change: (run: (ctx: Context) => Promise<void>) => run(ctx),
});

test("the service’s rates are saved once, with their date", () =>
  inTransaction(async (ctx, world) => {
    await updateRates(outside(ctx));
    const first = await exchangeRates(ctx);
    expect(first).toEqual(accept({ on: "2026-11-20", usd: 18.0914, eur: 20.9481, gbp: 23.9768 }));
    await updateRates(outside(ctx));
    expect(world.siteTouched).toBe(1);
  }));

test.each(["/broken", "/nothing-here"])("the answer of %s changes nothing", (path) =>
  inTransaction(async (ctx, world) => {
    await updateRates(outside(ctx));
    const before = await exchangeRates(ctx);
    await updateRates(outside(ctx, path));
    expect(await exchangeRates(ctx)).toEqual(before);
    expect(world.siteTouched).toBe(1);
  }),
);
