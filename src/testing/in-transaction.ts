import type pg from "pg";
import { afterAll } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { type Actor, visitor } from "#domain/account/roles.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { accessCodeFor, linkSealFor, newAccessCode, newId, newReference } from "#platform/ids.ts";
import { createLogger } from "#platform/logger.ts";
import type { Email } from "#platform/mail/email.ts";
import { createTestDatabase } from "./test-database.ts";

/** What a use case told the outside world. */
export type World = { events: DomainEvent[]; emails: Email[]; siteTouched: number };

export const testNow = new Date("2026-11-20T08:00:00Z");

let opened: Promise<{ pool: pg.Pool; close(): Promise<void> }> | undefined;

/** Runs a use case against real PostgreSQL and takes everything back afterwards. */
export async function inTransaction(
  run: (ctx: Context, world: World) => Promise<void>,
  options: { now?: Date; actor?: Actor } = {},
): Promise<void> {
  opened ??= open();
  const { pool } = await opened;
  const client = await pool.connect();
  const world: World = { events: [], emails: [], siteTouched: 0 };
  await client.query("begin");
  try {
    await run(contextOn(client, world, options), world);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

function contextOn(client: pg.PoolClient, world: World, options: { now?: Date; actor?: Actor }): Context {
  const db = openDatabase(client);
  return {
    db,
    now: options.now ?? testNow,
    actor: options.actor ?? visitor,
    caller: { address: "127.0.0.1", userAgent: "a test" },
    correlationId: "test",
    siteUrl: "https://capetownshuttle.example",
    log: createLogger("silent"),
    newId,
    newReference,
    newAccessCode,
    accessCodeFor: (reference) => accessCodeFor("a test's secret", reference),
    linkSealFor: (record) => linkSealFor("a test's secret", record),
    afterwards: async (write) => void (await write(db)),
    emit: async (event) => void world.events.push(event),
    mail: async (email) => void world.emails.push(email),
    mailAgain: async () => true,
    touchSite: async () => void world.siteTouched++,
  };
}

async function open() {
  const database = await createTestDatabase();
  const pool = openPool(database.address, { max: 4 });
  return {
    pool,
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}

afterAll(async () => {
  await (await opened)?.close();
  opened = undefined;
});
