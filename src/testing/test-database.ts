import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type DatabaseAddress, openDatabase, openPool } from "#db/connect.ts";
import { seedDemo } from "#db/seed/seed-demo.ts";

export type TestDatabase = { address: DatabaseAddress & { host: string }; drop(): Promise<void> };

/**
 * The template of a test’s database: a company without bookings, a new one with no data, the demo, or no
 * tables.
 */
export type Template = "empty" | "new" | "demo" | "none";

const sources: Readonly<Record<Template, string>> = {
  empty: "cts_company",
  new: "cts_template",
  demo: "cts_demo",
  none: "template0",
};

/** The present moment of the demo company in tests. */
export const demoNow = new Date("2026-11-20T08:00:00Z");

/** A new database, copied from a template. */
export async function createTestDatabase(template: Template = "empty"): Promise<TestDatabase> {
  const address = addressOf(`cts_${randomUUID().replaceAll("-", "")}`);
  if (template === "demo") await prepareDemo();
  await asRoot((root) =>
    root.query(`create database "${address.database}" template ${sources[template]} strategy file_copy`),
  );
  return {
    address,
    drop: () => asRoot((root) => root.query(`drop database if exists "${address.database}" with (force)`)),
  };
}

/** Built by the first worker that needs it, while others wait: most runs of a single file do not need it. */
const prepareDemo = () =>
  asRoot(async (root) => {
    await root.query("select pg_advisory_lock(1)");
    const { rowCount } = await root.query("select 1 from pg_database where datname = 'cts_demo'");
    if (rowCount) return;
    await root.query("create database cts_seeding template cts_template strategy file_copy");
    await seed(addressOf("cts_seeding"));
    await root.query("alter database cts_seeding rename to cts_demo");
  });

async function seed(address: DatabaseAddress) {
  const pool = openPool(address, { max: 1 });
  try {
    await seedDemo(openDatabase(pool), demoNow);
    await pool.query("analyze");
  } finally {
    await pool.end();
  }
}

const addressOf = (database: string) => ({ host: inject("databaseHost"), user: "app", database });

async function asRoot(work: (root: pg.Client) => Promise<unknown>) {
  const root = new pg.Client(addressOf("postgres"));
  await root.connect();
  try {
    await work(root);
  } finally {
    await root.end();
  }
}
