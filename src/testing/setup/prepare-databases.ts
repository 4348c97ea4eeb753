import fs from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { type EmbeddedServer, startEmbeddedServer } from "#db/embedded/embedded-server.ts";
import { migrateFresh } from "../migrate-fresh.ts";
import { newOpenFolder } from "../open-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseHost: string;
  }
}

/** Starts one server for the whole run, with a migrated template that each test file copies in a few milliseconds. */
let server: EmbeddedServer | undefined;
let folder = "";

/** The databases go with the run, so nothing waits for the disk. */
const forgetful = ["fsync = off", "synchronous_commit = off", "full_page_writes = off", "max_wal_size = '4GB'"];

export async function setup(project: TestProject) {
  // Of its own, so that two runs at once do not stop each other's server.
  folder = await newOpenFolder();
  server = await startEmbeddedServer(path.join(folder, "postgres"));
  if (!("host" in server.address)) throw new Error("The embedded server has no socket.");
  const root = new pg.Client(server.address);
  await root.connect();
  for (const setting of forgetful) await root.query(`alter system set ${setting}`);
  await root.query("select pg_reload_conf()");
  await root.query("create database cts_template");
  await migrateFresh({ host: server.address.host, user: "app", database: "cts_template" });
  await root.end();
  project.provide("databaseHost", server.address.host);
}

export async function teardown() {
  await server?.stop();
  await fs.rm(folder, { recursive: true, force: true });
}
