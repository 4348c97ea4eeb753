import type pg from "pg";
import { openDatabase, openPool } from "#db/connect.ts";
import { type Actor, visitor } from "#domain/account/roles.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { holdBack } from "#platform/held/hold-back.ts";
import { accessCodeFor, codeFor, linkCodeFor, linkSealFor, newAccessCode, newId, newReference } from "#platform/ids.ts";
import { createLogger } from "#platform/logger.ts";
import type { Email } from "#platform/mail/email.ts";
import type { TextOnly } from "#platform/texts/texts.ts";
import { expectSameFacts } from "./same-facts.ts";
import { handed, testUrl } from "./test-config.ts";
import { createTestDatabase, demoNow, type Template } from "./test-database.ts";

/** The messages that a use case sends to the outside world. */
export type World = { events: DomainEvent[]; emails: Email[]; texts: TextOnly[]; siteTouched: number };

export const testNow = demoNow;

type RunOptions = { now?: Date; actor?: Actor };

/** One database per worker, shared by all its files: each test rolls back what it wrote. */
const opened = new Map<Template, Promise<pg.Pool>>();

/** Runs a use case against real PostgreSQL and rolls everything back afterwards. */
export const inTransaction = (run: (ctx: Context, world: World) => Promise<void>, options: RunOptions = {}) =>
  runOn("empty", run, options);

/** The same in a new company with no data. */
export const inNewCompany = (run: (ctx: Context, world: World) => Promise<void>, options: RunOptions = {}) =>
  runOn("new", run, options);

/** The same in the demo company, as of `testNow`. */
export const inDemo = (run: (ctx: Context, world: World) => Promise<void>, options: RunOptions = {}) =>
  runOn("demo", run, options);

async function runOn(
  template: Template,
  run: (ctx: Context, world: World) => Promise<void>,
  options: RunOptions,
): Promise<void> {
  const pool = opened.get(template) ?? open(template);
  opened.set(template, pool);
  const client = await (await pool).connect();
  const world: World = { events: [], emails: [], texts: [], siteTouched: 0 };
  await client.query("begin");
  try {
    await run(contextOn(client, world, options), world);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const open = async (template: Template): Promise<pg.Pool> =>
  openPool((await createTestDatabase(template)).address, { max: 4, patienceMs: 50_000 });

function contextOn(client: pg.PoolClient, world: World, options: RunOptions): Context {
  const db = openDatabase(client);
  return {
    ...handed,
    db,
    now: options.now ?? testNow,
    actor: options.actor ?? visitor,
    caller: { address: "127.0.0.1", userAgent: "a test" },
    correlationId: "test",
    siteUrl: testUrl,
    log: createLogger("silent"),
    newId,
    newReference,
    newAccessCode,
    accessCodeFor: (reference) => accessCodeFor("a test's secret", reference),
    codeFor: (record) => codeFor("a test's secret", record),
    linkCodeFor: (reference) => linkCodeFor("a test's secret", reference),
    linkSealFor: (record) => linkSealFor("a test's secret", record),
    afterwards: async (write) => void (await write(db)),
    // Only for tests that queue messages: see setUp.
    async holdBack(describe) {
      return (await holdBack(this, describe))?.until ?? null;
    },
    emit: async (event) => void world.events.push(event),
    mail: async (email) => {
      await expectSameFacts(email);
      world.emails.push(email);
    },
    text: async (news) => void world.texts.push(news),
    textBy: async () => {},
    mailAgain: async () => true,
    retryJob: async () => true,
    cancelJob: async () => true,
    touchSite: async () => void world.siteTouched++,
  };
}
