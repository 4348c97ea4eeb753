import fs from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { createServer } from "vite";
import type { TestProject } from "vitest/node";
import { type EmbeddedServer, startEmbeddedServer } from "../db/embedded/embedded-server.ts";
import { newOpenFolder } from "./open-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseHost: string;
  }
}

/** Starts one server for the whole run, with a migrated template that each test file copies in a few milliseconds. */
let server: EmbeddedServer | undefined;
let folder = "";

export async function setup(project: TestProject) {
  // Of its own, so that two runs at once do not stop each other's server.
  folder = await newOpenFolder();
  server = await startEmbeddedServer(path.join(folder, "postgres"));
  if (!("host" in server.address)) throw new Error("The embedded server has no socket.");
  const root = new pg.Client(server.address);
  await root.connect();
  await root.query("create database cts_template");
  await migrateTemplate(server.address.host);
  await root.end();
  project.provide("databaseHost", server.address.host);
}

export async function teardown() {
  await server?.stop();
  await fs.rm(folder, { recursive: true, force: true });
}

/** The migrations are found by the bundler's glob, so they are loaded through it. */
async function migrateTemplate(host: string) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
  const { migrateFresh } = await vite.ssrLoadModule("/src/testing/migrate-fresh.ts");
  await migrateFresh({ host, user: "app", database: "cts_template" });
  await vite.close();
}
