import { sql } from "drizzle-orm";
import type { Database, DatabaseAddress } from "#db/connect.ts";
import { siteVersion } from "#db/schema/platform.ts";
import { followChannel } from "./jobs/follow-channel.ts";
import type { Logger } from "./logger.ts";

const channel = "site_version";

/** Raises the version in the caller's transaction; listeners are notified by the commit. */
export async function raiseSiteVersion(db: Database) {
  const [row] = await db
    .update(siteVersion)
    .set({ version: sql`${siteVersion.version} + 1` })
    .returning({ version: siteVersion.version });
  await db.execute(sql`select pg_notify(${channel}, ${String(row?.version ?? 0)})`);
}

export type SiteVersion = { current(): number; stop(): Promise<void> };

/** Follows the version across all instances. */
export async function followSiteVersion(address: DatabaseAddress, log: Logger): Promise<SiteVersion> {
  let version = 0;
  const following = await followChannel(
    address,
    {
      name: channel,
      onNotice(payload) {
        version = Math.max(version, Number(payload));
      },
      async onConnect(client) {
        const { rows } = await client.query<{ version: string }>("select version from site_version");
        version = Math.max(version, Number(rows[0]?.version ?? 0));
      },
    },
    log,
  );
  return { current: () => version, stop: following.stop };
}
