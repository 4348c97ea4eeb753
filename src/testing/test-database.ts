import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseAddress } from "#db/connect.ts";

export type TestDatabase = { address: DatabaseAddress & { host: string }; drop(): Promise<void> };

/** A database of one's own, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const address = { host: inject("databaseHost"), user: "app", database: `cts_${randomUUID().replaceAll("-", "")}` };
  await asRoot(`create database "${address.database}" template cts_template`);
  return { address, drop: () => asRoot(`drop database if exists "${address.database}" with (force)`) };
}

async function asRoot(statement: string) {
  const client = new pg.Client({ host: inject("databaseHost"), user: "app", database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
