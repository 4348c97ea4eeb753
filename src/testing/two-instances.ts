import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { AuthClient } from "@supabase/auth-js";
import { openDatabase, openPool } from "#db/connect.ts";
import type { Pace } from "#features/accounts/server/handle-auth.ts";
import { createPasswordHasher } from "#features/accounts/server/hash-password.ts";
import { followRevocations, type Revocations } from "#features/accounts/server/revocation-views.ts";
import { type DispatchFeed, followDispatch } from "#features/dispatch/board/server/feed-views.ts";
import { followMaintenance, type MaintenanceWatch } from "#features/maintenance/server/follow-views.ts";
import { followPages, type PageFeed } from "#features/pages/presence/server/feed-views.ts";
import { followPositions, type PositionFeed } from "#features/tracking/server/feed-views.ts";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import { openQueue } from "#platform/jobs/queue.ts";
import { createLogger } from "#platform/logger.ts";
import { createApp } from "../app/app.ts";
import { handedBy } from "../app/handed.ts";
import { reactions } from "../reactions.ts";
import { testConfig } from "./test-config.ts";
import { createTestDatabase } from "./test-database.ts";

/** Cheap password hashes, for tests that do not measure their cost. */
export const cheapHasher = createPasswordHasher({ memory: 64, passes: 1 });
const noWaiting: Pace = { slowDown: 0, atLeast: 0 };

export type Instances = Awaited<ReturnType<typeof openTwoInstances>>;

/** Two instances of the site on one database, on real ports, each receiving the other's revocations and trips. */
export async function openTwoInstances(changes: Partial<Config> = {}) {
  const config = { ...testConfig, ...changes };
  const database = await createTestDatabase();
  const log = createLogger(config.logLevel);
  const queue = await openQueue(database.address, false, log);
  const clock = { ahead: 0 };
  const siteUrl = "http://localhost";
  const open = async () => {
    const pool = openPool(database.address, { max: 3, patienceMs: 50_000 });
    const now = () => new Date(Date.now() + clock.ahead);
    const world: World = {
      queue,
      reactions,
      siteUrl,
      log,
      secret: "for tests",
      handed: handedBy(config, { siteUrl, log }),
      clock: now,
    };
    const services = { address: database.address, pool, world, close: async () => {} };
    const revocations = await followRevocations(database.address, log);
    const followed = { address: database.address, db: openDatabase(pool), log, clock: now };
    const feed = await followDispatch(followed);
    const positions = await followPositions(followed);
    const editors = await followPages(followed);
    const maintenance = await followMaintenance(followed);
    const following = { revocations, feed, positions, editors, maintenance };
    const app = createApp({ config, services, ...following, hasher: cheapHasher, pace: noWaiting });
    const server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return { pool, world, app, ...following, server, config, url: `http://127.0.0.1:${port}` };
  };
  const one = await open();
  const other = await open();
  return {
    one,
    other,
    pool: one.pool,
    address: database.address,
    /** Moves the clock on by so many seconds. */
    wait: (seconds: number) => {
      clock.ahead += seconds * 1000;
    },
    async close() {
      for (const instance of [one, other]) await closeApp(instance);
      await queue.boss.stop({ graceful: false });
      await database.drop();
    },
  };
}

type Opened = {
  server: Server;
  revocations: Revocations;
  feed: DispatchFeed;
  positions: PositionFeed;
  editors: PageFeed;
  maintenance: MaintenanceWatch;
  pool: { end(): Promise<void> };
};

async function closeApp({ server, revocations, feed, positions, editors, maintenance, pool }: Opened) {
  await maintenance.stop();
  await feed.stop();
  await positions.stop();
  await editors.stop();
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await revocations.stop();
  await pool.end();
}

/** The official auth client in its own browser. */
export function aBrowser(url: string) {
  const kept = new Map<string, string>();
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: "public" },
    storageKey: "cts-auth",
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: "implicit",
  });
  return client;
}

/** The latest email to this recipient: its template, and the link and code in it. */
export async function latestEmail(pool: Instances["pool"], recipient: string) {
  const { rows } = await pool.query<{ template: string; subject: string; body: string }>(
    "select template, subject, body from messages where lower(recipient) = lower($1) order by id desc limit 1",
    [recipient],
  );
  const [email] = rows;
  if (!email) throw new Error(`No letter went to ${recipient}.`);
  return {
    ...email,
    tokenHash: /token_hash=([\w-]+)/.exec(email.body)?.[1] ?? "",
    type: /[?&]type=(\w+)/.exec(email.body)?.[1] ?? "",
    code: /\b(\d{6})\b/.exec(email.body.replace(/token_hash=\S+/g, ""))?.[1] ?? "",
  };
}

export const emailCount = async (pool: Instances["pool"], recipient: string) =>
  Number(
    (await pool.query("select count(*) from messages where lower(recipient) = lower($1)", [recipient])).rows[0].count,
  );

export const password = "Kloof Nek at dawn";

/** A person who signed up, confirmed their address and is signed in, in their own browser. */
export async function aSignedUpPerson(instances: Instances, email: string, url = instances.one.url) {
  const client = aBrowser(url);
  const { error } = await client.signUp({ email, password, options: { data: { name: "Thandi Mokoena" } } });
  if (error) throw error;
  const sent = await latestEmail(instances.pool, email);
  const { data, error: wrong } = await client.verifyOtp({ type: "signup", token_hash: sent.tokenHash });
  if (wrong || !data.session || !data.user) throw wrong ?? new Error("no session");
  return { client, email, userId: data.user.id, session: data.session };
}
