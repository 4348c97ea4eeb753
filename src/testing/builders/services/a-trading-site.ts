import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type pg from "pg";
import { openPool, type PoolOptions } from "#db/connect.ts";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import type { ReactionJob } from "#platform/jobs/queue.ts";
import { react } from "#platform/jobs/work-jobs.ts";
import { createApp } from "../../../app/app.ts";
import { handedBy } from "../../../app/handed.ts";
import { openTestSite } from "../../test-site.ts";

/** The whole application on a real port, so that it and a payment gateway can call each other. */
export async function openTradingSite(changes: Partial<Config> = {}, connections?: PoolOptions) {
  const site = await openTestSite(changes, { connections });
  const server = createServer(getRequestListener(site.app.fetch));
  // A test may pause for longer than a server usually keeps a connection; its next request must not hit one
  // that is closing.
  server.keepAliveTimeout = 600_000;
  server.headersTimeout = 610_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  site.world.siteUrl = `http://127.0.0.1:${port}`;
  site.world.handed = handedBy(site.config, site.world);
  return {
    ...site,
    url: site.world.siteUrl,
    /** The answer to a call with its status; null asks as a visitor. */
    async ask(who: Pick<Asking, "headers"> | null, name: string, body: object) {
      const answer = await site.call(name, body, who?.headers);
      return { status: answer.status, ...(await answer.json()) };
    },
    /** Runs all reactions to what has happened so far. */
    settle: () => runReactions(site),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await site.close();
    },
  };
}

type Asking = Awaited<ReturnType<Awaited<ReturnType<typeof openTestSite>>["as"]>>;
type Site = Pick<Awaited<ReturnType<typeof openTestSite>>, "address" | "config" | "world">;

/** Another instance on the site’s database, as its visitors see it. */
export function openOtherInstance({ address, config, world }: Site) {
  const pool = openPool(address, { max: 4, patienceMs: 50_000 });
  const app = createApp({ config, services: { address, pool, world, close: async () => {} } });
  return {
    app,
    async ask(name: string, body: object) {
      const answer = await app.request(`/functions/v1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.json();
    },
    close: () => pool.end(),
  };
}

/** Runs every outstanding reaction, and those that follow, in the order of the events. */
export async function runReactions(site: { pool: pg.Pool; world: World }): Promise<void> {
  const { pool, world } = site;
  const following = Object.entries(world.reactions).flatMap(([type, reactions]) =>
    Object.keys(Object(reactions)).map((reaction) => ({ type, reaction })),
  );
  for (let round = 0; round < 20; round++) {
    const { rows: waiting } = await pool.query<ReactionJob>(
      `select e.id as "eventId", f.reaction from events e
       join unnest($1::text[], $2::text[]) with ordinality f (type, reaction, place) on f.type = e.type
       where not exists (select from reaction_runs r where r.event_id = e.id and r.reaction = f.reaction)
       order by e.created_at, e.id, f.place`,
      [following.map(({ type }) => type), following.map(({ reaction }) => reaction)],
    );
    if (waiting.length === 0) return;
    for (const job of waiting) await react({ pool, world }, job);
  }
  throw new Error("There is no end to what follows.");
}
