import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database, DatabaseAddress } from "#db/connect.ts";
import { siteVersion } from "#db/schema/platform.ts";
import type { Logger } from "./logger.ts";

const channel = "site_version";

/** Raises the version in the caller's transaction; listeners hear of it when that commits. */
export async function raiseSiteVersion(db: Database) {
  const [row] = await db
    .update(siteVersion)
    .set({ version: sql`${siteVersion.version} + 1` })
    .returning({ version: siteVersion.version });
  await db.execute(sql`select pg_notify(${channel}, ${String(row?.version ?? 0)})`);
}

export type SiteVersion = { current(): number; stop(): Promise<void> };

/** Follows the version by LISTEN, on a connection of its own, opened anew when it is lost. */
export async function followSiteVersion(address: DatabaseAddress, log: Logger): Promise<SiteVersion> {
  let version = 0;
  let stopped = false;
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;

  async function listen() {
    client = new pg.Client({ ...address, application_name: "cape-town-shuttle-listener", keepAlive: true });
    client.on("notification", (note) => {
      version = Math.max(version, Number(note.payload));
    });
    client.on("error", () => {});
    client.on("end", tryLater);
    await client.connect();
    await client.query(`listen ${channel}`);
    const { rows } = await client.query<{ version: string }>("select version from site_version");
    version = Math.max(version, Number(rows[0]?.version ?? 0));
  }

  function tryLater() {
    if (stopped || waiting) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      listen().catch((error: Error) => {
        log.warn({ error: error.message }, "site version listener");
        tryLater();
      });
    }, 1000).unref();
  }

  await listen();
  return {
    current: () => version,
    async stop() {
      stopped = true;
      clearTimeout(waiting);
      await client?.end().catch(() => {});
    },
  };
}
