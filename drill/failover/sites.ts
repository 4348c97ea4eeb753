import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { databaseUrl } from "./cluster.ts";
import { eventually, folder, host, ports, start } from "./scene.ts";

export const siteSecret = "only for this drill, and for nothing else";
export const siteUrl = (n: number): string => `http://${host}:${ports.site(n)}`;

/** This many instances behind HAProxy, with extra settings. */
export async function startSites(settings: Readonly<Record<string, string>>, count = 3): Promise<void> {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  for (const n of all) startSite(n, settings);
  for (const n of all) await eventually(`instance ${n}`, 240, () => isReady(n));
}

/** A separate worker for jobs and the schedule, for instances with WORKER=off. */
export const startWorker = (settings: Readonly<Record<string, string>>): void =>
  start("worker", process.execPath, ["dist/server/worker.js"], { env: environmentOf(settings) });

/** Runs a command of the built site to its end, such as `rebuild-revenue`. */
export const run = (command: string, settings: Readonly<Record<string, string>>): Promise<unknown> =>
  promisify(execFile)(process.execPath, [`dist/server/${command}.js`], { env: environmentOf(settings) });

function startSite(n: number, settings: Readonly<Record<string, string>>): void {
  const env = { ...environmentOf(settings), PORT: String(ports.site(n)) };
  start(`site${n}`, process.execPath, ["dist/server/server.js"], { env });
}

function environmentOf(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOST: host,
    DATABASE_URL: databaseUrl(ports.primary),
    DATABASE_REPLICA_URL: databaseUrl(ports.replica),
    SITE_URL: siteUrl(1),
    APP_SECRET: siteSecret,
    RATE_LIMIT: "off",
    REQUIRE_STAFF_MFA: "off",
    DATA_DIR: `${folder}/data`,
    LOG_LEVEL: "warn",
    ...settings,
  };
}

const isReady = async (n: number) => (await fetch(`${siteUrl(n)}/readyz`)).status === 200;
