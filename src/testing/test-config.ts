import os from "node:os";
import path from "node:path";
import type { Config } from "#platform/config.ts";
import type { Context, Handed } from "#platform/context.ts";
import { createLogger } from "#platform/logger.ts";
import { handedBy } from "../app/handed.ts";

export const testConfig: Config = {
  port: 0,
  host: "127.0.0.1",
  dataDir: path.join(os.tmpdir(), "cts-test"),
  databaseUrl: undefined,
  siteUrl: "http://localhost",
  appSecret: "a secret for tests that nobody needs to keep",
  smtpUrl: undefined,
  mailFrom: "Cape Town Shuttle <hello@capetownshuttle.example>",
  demo: false,
  worksHere: false,
  limitsRates: false,
  trustedProxies: 0,
  logLevel: "silent",
  googleMapsKey: null,
  hasStandInGateway: true,
  hasStandInFlights: true,
  waitsForUndo: false,
};

/** The site’s address in tests of a single use case. */
export const testUrl = "https://capetownshuttle.example";

/** The parts that every test’s context gets. */
export const handed = handedBy(testConfig, { siteUrl: testUrl, log: createLogger("silent") });

/** A context of a company with other settings: `setUp(ctx, { demo: true })`. */
export const setUp = (ctx: Context, changes: Partial<Config>): Context => ({
  ...ctx,
  ...handedBy({ ...testConfig, ...changes }, ctx),
});

/** A context with other features’ functions replaced: `handing(ctx, { bookings: { open: … } })`. */
export function handing(ctx: Context, input: { readonly [Part in keyof Handed]?: Partial<Handed[Part]> }): Context {
  const parts = Object.entries(input).map(([part, other]) => [part, { ...ctx[part as keyof Handed], ...other }]);
  return { ...ctx, ...Object.fromEntries(parts) };
}
