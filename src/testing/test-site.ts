import os from "node:os";
import path from "node:path";
import { openPool } from "#db/connect.ts";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import { createLogger } from "#platform/logger.ts";
import { openQueue } from "#platform/queue.ts";
import { createApp } from "../house/app.ts";
import { reactions } from "../reactions.ts";
import { createTestDatabase } from "./test-database.ts";

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
};

/** The whole application on a database of its own, asked without a network. */
export async function openTestSite(changes: Partial<Config> = {}) {
  const config = { ...testConfig, ...changes };
  const database = await createTestDatabase();
  const log = createLogger(config.logLevel);
  const pool = openPool(database.address, { max: 6 });
  const queue = await openQueue(database.address, false, log);
  const world: World = { queue, reactions, siteUrl: "http://localhost", log, clock: () => new Date() };
  const house = { address: database.address, pool, world, close: async () => {} };
  const app = createApp({ config, house });
  return {
    app,
    pool,
    world,
    call: (name: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`/functions/v1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async close() {
      await queue.boss.stop({ graceful: false });
      await pool.end();
      await database.drop();
    },
  };
}
