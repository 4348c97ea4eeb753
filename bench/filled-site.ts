import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import pg from "pg";
import { type DatabaseAddress, openPool } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { viewOrder } from "../src/db/views/order.ts";
import type { Role } from "../src/domain/account/roles.ts";
import { signInStaff } from "../src/testing/staff-token.ts";
import { type Running, startOursOn } from "./processes.ts";

const secret = randomBytes(32).toString("hex");
const siteUrl = "http://127.0.0.1";

/** Our server on a filled database, and a signed-in team member. */
export type FilledSite = { readonly running: Running; readonly token: string; readonly userId: string };

type SiteOptions = { readonly host: string; readonly database: string; readonly port: number; readonly role: Role };

/** A database with our tables, filled through one connection. */
export async function createFilled(
  { host, database }: Pick<SiteOptions, "host" | "database">,
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const root = new pg.Client({ host, user: "app", database: "postgres" });
  await root.connect();
  await root.query(`create database ${database}`);
  await root.end();
  const address = { host, user: "app", database };
  await createTables(address);
  const pool = new pg.Pool({ ...address, max: 1 });
  await fill(pool);
  await pool.end();
}

/** Our tables in an empty database, from the current files. */
export async function createTables(address: DatabaseAddress): Promise<void> {
  const pool = openPool(address, { max: 1 });
  const names = (await fs.readdir("src/db/migrations")).sort().map((name) => name.replace(/\.sql$/, ""));
  await migrate(pool, await readSql("migrations", names), await readSql("views", viewOrder));
  await pool.end();
}

const readSql = (folder: string, names: readonly string[]) =>
  Promise.all(names.map(async (name) => ({ name, sql: await fs.readFile(`src/db/${folder}/${name}.sql`, "utf8") })));

export async function openFilled({ host, database, port, role }: SiteOptions): Promise<FilledSite> {
  const client = new pg.Client({ host, user: "app", database });
  await client.connect();
  const { token, userId } = await signInTo(client, role);
  await client.end();
  const running = await startOursOn(port, {
    DATABASE_URL: `postgres://app@localhost/${database}?host=${encodeURIComponent(host)}`,
    SITE_URL: siteUrl,
    APP_SECRET: secret,
    REQUIRE_STAFF_MFA: "off",
  });
  return { running, token, userId };
}

/** A person with this role, signed in on any of these sites. */
export const signInTo = (db: pg.Client | pg.Pool, role: Role) => signInStaff(db, { secret, siteUrl, role });

/** An error would be fast and meaningless, so only a success counts. */
export async function askSite({ running, token }: FilledSite, call: string, asked: object): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${running.port}/functions/v1/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(asked),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}
