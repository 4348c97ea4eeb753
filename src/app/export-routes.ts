import { Readable } from "node:stream";
import { Hono } from "hono";
import { BackupRuns, openSnapshot } from "#db/backup/open-snapshot.ts";
import { openDatabase } from "#db/connect.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { exportAddress } from "#features/backup/export/contract.ts";
import { followExport } from "#features/backup/export/server/follow-export.ts";
import { hashOfLink } from "#features/backup/export/server/start-export.ts";
import { openLink } from "#features/backup/export/server/store.ts";
import type { AppServices } from "./open-app.ts";

/** Downloads the company: streamed from the database and stored nowhere. */
export function exportRoutes({ pool, address, world }: Pick<AppServices, "pool" | "address" | "world">): Hono {
  const db = openDatabase(pool);
  const routes = new Hono();
  routes.get(`${exportAddress}/:token`, async (c) => {
    const opened = await openLink(db, hashOfLink(c.req.param("token")), world.clock());
    if (!opened) return c.text("This link has expired or was used already. Start a new export.", 410);
    const following = { db, log: world.log, clock: () => world.clock(), id: opened.id };
    try {
      const content = await followExport(following, () => openSnapshot(address));
      return c.body(Readable.toWeb(content) as ReadableStream, 200, {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="company-export-${localDateOf(world.clock())}.zip"`,
        "cache-control": "no-store",
      });
    } catch (error) {
      if (error instanceof BackupRuns) return c.text("A backup is running. Please start the export again later.", 503);
      throw error;
    }
  });
  return routes;
}
