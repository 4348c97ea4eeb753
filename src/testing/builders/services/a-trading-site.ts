import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type pg from "pg";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import { react } from "#platform/jobs/work-jobs.ts";
import { handedBy } from "../../../app/handed.ts";
import { openTestSite } from "../../test-site.ts";

/** The whole application on a real port, so that a payment gateway can call it, and it the gateway. */
export async function openTradingSite(changes: Partial<Config> = {}) {
  const site = await openTestSite(changes);
  const server = createServer(getRequestListener(site.app.fetch));
  // A test may pause longer than a server usually waits, and its next request must not meet a line that is just closing.
  server.keepAliveTimeout = 600_000;
  server.headersTimeout = 610_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  site.world.siteUrl = `http://127.0.0.1:${port}`;
  site.world.handed = handedBy(site.config, site.world);
  return {
    ...site,
    url: site.world.siteUrl,
    /** Lets everything happen that follows from what happened so far. */
    settle: () => runReactions(site),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await site.close();
    },
  };
}

/** Runs every reaction that has not run, and what follows from those, in the order the events were emitted. */
export async function runReactions(site: { pool: pg.Pool; world: World }): Promise<void> {
  const { pool, world } = site;
  for (let round = 0; round < 20; round++) {
    const { rows } = await pool.query<{ id: string; type: string }>(
      "select id, type from events order by created_at, id",
    );
    const ran = await pool.query<{ key: string }>("select event_id || ' ' || reaction as key from reaction_runs");
    const known = new Set(ran.rows.map(({ key }) => key));
    const waiting = rows.flatMap(({ id, type }) =>
      Object.keys(Object(Object(world.reactions)[type]))
        .filter((reaction) => !known.has(`${id} ${reaction}`))
        .map((reaction) => ({ eventId: id, reaction })),
    );
    if (waiting.length === 0) return;
    for (const job of waiting) await react({ pool, world }, job);
  }
  throw new Error("There is no end to what follows.");
}
