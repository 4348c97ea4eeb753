import { type DatabaseAddress, openPool, type PoolOptions } from "#db/connect.ts";
import type { Role } from "#domain/account/roles.ts";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import { openQueue } from "#platform/jobs/queue.ts";
import { createLogger, type Logger } from "#platform/logger.ts";
import type { Replica } from "#platform/replica.ts";
import type { AccountSettings } from "../app/app.ts";
import { createApp } from "../app/app.ts";
import { handedBy } from "../app/handed.ts";
import { reactions } from "../reactions.ts";
import { openSessionFor, type PersonRequest, signInPerson } from "./builders/people/a-signed-in-person.ts";
import { testConfig } from "./test-config.ts";
import { createTestDatabase, type Template } from "./test-database.ts";

/**
 * `connections`: how many the application may open at once, and how long it waits for one. `log` receives its
 * log lines.
 */
type SiteSettings = AccountSettings & {
  connections?: PoolOptions;
  log?: Logger;
  template?: Template;
  /** Prepares the database before the application connects. */
  prepare?(address: DatabaseAddress): Promise<void>;
  /** Opens a stand-in for a read replica of this database. */
  openReplica?(address: DatabaseAddress): Replica;
};

/**
 * Each new connection reads the definitions of all our views, which costs more than most tests. The patience is
 * long because a busy machine may be slow.
 */
const fewConnections: PoolOptions = { max: 3, patienceMs: 50_000 };

/** For tests of many who press at the same moment. */
export const manyConnections: PoolOptions = { max: 6, patienceMs: 50_000 };

/** The whole application on its own database, called without a network. */
export async function openTestSite(changes: Partial<Config> = {}, input: SiteSettings = {}) {
  const config = { ...testConfig, ...changes };
  const {
    connections = fewConnections,
    log = createLogger(config.logLevel),
    template,
    prepare,
    openReplica,
    ...settings
  } = input;
  const database = await createTestDatabase(template);
  await prepare?.(database.address);
  const pool = openPool(database.address, connections);
  const queue = await openQueue(database.address, false, log);
  const siteUrl = "http://localhost";
  const world: World = {
    queue,
    reactions,
    siteUrl,
    log,
    secret: "for tests",
    handed: handedBy(config, { siteUrl, log }),
    clock: () => new Date(),
  };
  const replica = openReplica?.(database.address);
  const services = { address: database.address, pool, replica, world, close: async () => {} };
  const app = createApp({ config, services, ...settings });
  const site = { app, pool, world, config, address: database.address };
  return {
    ...site,
    /** A new person with this role, or a customer without one. Pass `headers` to `call`. */
    as: (role?: Role, input: PersonRequest = {}) => signInPerson(site, { roles: role ? [role] : [], ...input }),
    /** One more session for a person who has an account. */
    async signIn(email: string, input: PersonRequest = {}) {
      const { rows } = await pool.query<{ id: string }>("select id from users where lower(email) = lower($1)", [email]);
      if (!rows[0]) throw new Error(`${email} has no account.`);
      return openSessionFor(site, { userId: rows[0].id, email }, input);
    },
    call: (name: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`/functions/v1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async close() {
      await queue.boss.stop({ graceful: false });
      await replica?.stop();
      await pool.end();
      await database.drop();
    },
  };
}
