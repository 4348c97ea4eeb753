import fs from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { type DatabaseAddress, openDatabase, openPool } from "#db/connect.ts";
import { type EmbeddedServer, startEmbeddedServer } from "#db/embedded/embedded-server.ts";
import { tours, tourVersions } from "#db/schema/catalogue.ts";
import { tourRows, tourVersionRows } from "#db/seed/catalogue/tour-rows.ts";
import { claimRows } from "#db/seed/people/claim-rows.ts";
import { sampleCompany, sampleSettings } from "#db/seed/people/sample-company.ts";
import { migrateFresh } from "../migrate-fresh.ts";
import { newQuickFolder } from "../open-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseHost: string;
  }
}

type Running = { readonly server: EmbeddedServer; readonly host: string; readonly folder: string };

/** Shared by all projects of a run, because each project loads this file itself. */
const run = globalThis as { databasesOfRun?: { running: Promise<Running>; projects: number } };

/** The databases are thrown away after the run, so durability and vacuum are off. */
const forgetful = [
  "fsync = off",
  "synchronous_commit = off",
  "full_page_writes = off",
  "max_wal_size = '4GB'",
  "autovacuum = off",
];

export async function setup(project: TestProject) {
  run.databasesOfRun ??= { running: start(), projects: 0 };
  run.databasesOfRun.projects++;
  project.provide("databaseHost", (await run.databasesOfRun.running).host);
}

/** Starts one server for the whole run, with a migrated template that each test file copies in milliseconds. */
async function start(): Promise<Running> {
  // In its own folder, so that two runs at once do not stop each other's server.
  const folder = await newQuickFolder();
  const server = await startEmbeddedServer(path.join(folder, "postgres"));
  if (!("host" in server.address)) throw new Error("The embedded server has no socket.");
  const root = new pg.Client(server.address);
  await root.connect();
  for (const setting of forgetful) await root.query(`alter system set ${setting}`);
  await root.query("select pg_reload_conf()");
  await root.query("create database cts_template");
  await migrateFresh({ host: server.address.host, user: "app", database: "cts_template" });
  await root.query("create database cts_company template cts_template strategy file_copy");
  await root.end();
  const company = { host: server.address.host, user: "app", database: "cts_company" };
  await nameCompany(company);
  await sellTours(company);
  return { server, host: server.address.host, folder };
}

/** Most tests need a company with its details filled in; the new company is a separate template. */
async function nameCompany(address: pg.ClientConfig) {
  const client = new pg.Client(address);
  await client.connect();
  await client.query("insert into company_settings (id, details, updated_at) values (1, $1, '2026-01-01')", [
    JSON.stringify(sampleCompany),
  ]);
  for (const part of ["company", "tax", "banking"] as const)
    await client.query("insert into settings (name, value, version, updated_at) values ($1, $2, 1, '2026-01-01')", [
      part,
      JSON.stringify(sampleSettings[part]),
    ]);
  const claims = claimRows(new Date("2026-06-01T08:00:00Z"));
  const columns =
    "id, kind, about, title, text, source, stated_on, author, place, service, stars, face, consent, position";
  await client.query(
    `insert into claims (${columns}, created_at) select ${columns}, '2026-06-01' from json_populate_recordset(null::claims, $1)`,
    [JSON.stringify(claims.map(({ statedOn, ...claim }) => ({ ...claim, stated_on: statedOn })))],
  );
  await client.end();
}

/** The company of most tests sells the tours of the demo. */
async function sellTours(address: DatabaseAddress) {
  const pool = openPool(address, { max: 1 });
  const rows = [...tourRows(new Date("2026-01-01T00:00:00Z"))];
  await openDatabase(pool).insert(tours).values(rows);
  await openDatabase(pool).insert(tourVersions).values(tourVersionRows(rows));
  await pool.end();
}

export async function teardown() {
  const { databasesOfRun: ours } = run;
  if (!ours || --ours.projects > 0) return;
  delete run.databasesOfRun;
  const { server, folder } = await ours.running;
  await server.stop();
  await fs.rm(folder, { recursive: true, force: true });
}
