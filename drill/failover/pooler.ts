import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { databaseUrl } from "./cluster.ts";
import { eventually, fillFile, folder, host, ports, say, start } from "./scene.ts";

/** Debian 12 has 1.18, which does not support prepared statements: PGBOUNCER names a newer one. */
const command = process.env.PGBOUNCER ?? "pgbouncer";
const oldest = [1, 21];

function version(): readonly number[] | undefined {
  try {
    const text = execFileSync(command, ["--version"], { encoding: "utf8" });
    return text
      .match(/(\d+)\.(\d+)/)
      ?.slice(1)
      .map(Number);
  } catch {
    return undefined;
  }
}

const isRecent = ([major = 0, minor = 0]: readonly number[]) =>
  major > (oldest[0] ?? 0) || (major === oldest[0] && minor >= (oldest[1] ?? 0));

/** The settings to connect an instance through PgBouncer; none if no suitable PgBouncer is installed. */
export async function startPooler(): Promise<Readonly<Record<string, string>>> {
  const found = version();
  if (!found || !isRecent(found)) {
    say(`no PgBouncer ${oldest.join(".")} or newer (${found?.join(".") ?? "none"}): instances connect to HAProxy`);
    return {};
  }
  const { username, password, pathname } = new URL(databaseUrl(ports.primary));
  const dir = path.join(folder, "postgres");
  const users = path.join(dir, "pgbouncer-users.txt");
  fs.writeFileSync(users, `"${username}" "${password}"\n`);
  fs.chmodSync(users, 0o644);
  const values = {
    HOST: host,
    DATABASE: pathname.slice(1),
    PRIMARY_PORT: ports.primary,
    BOUNCER_PORT: ports.pooler,
    DIR: dir,
  };
  start("pgbouncer", command, [fillFile("pgbouncer.ini", values)], { asDatabase: true });
  await eventually("PgBouncer", 20, async () => {
    const client = new pg.Client(databaseUrl(ports.pooler));
    await client.connect();
    await client.query("select 1").finally(() => client.end());
    return true;
  });
  say(`PgBouncer ${found.join(".")} is between the instances and HAProxy`);
  return { DATABASE_URL: databaseUrl(ports.pooler), DATABASE_DIRECT_URL: databaseUrl(ports.primary) };
}
