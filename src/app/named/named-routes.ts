import { Hono } from "hono";
import { openDatabase } from "#db/connect.ts";
import { findCompany } from "#db/read-company.ts";
import type { Call } from "#platform/contract.ts";
import { openApi } from "#platform/openapi.ts";
import type { AppServices } from "../open-app.ts";
import { renderApiPage } from "./api-page.tsx";
import { manifests } from "./manifests.ts";

const manifestHeaders = {
  "content-type": "application/manifest+json",
  "cache-control": "public, max-age=0, must-revalidate",
} as const;

/** What programs and phones read of the company, under the name that it has now. */
export function namedRoutes({ pool, world: { siteUrl } }: AppServices, calls: readonly Call[]): Hono {
  const db = openDatabase(pool);
  const name = async () => (await findCompany(db)).name;
  const routes = new Hono();
  routes.get("/openapi.json", async (c) => c.json(openApi(calls, { siteUrl, title: await name() })));
  routes.get("/docs/api", async (c) => c.html(renderApiPage(calls, await name())));
  for (const [path, manifest] of Object.entries(manifests))
    routes.get(path, async (c) => c.body(JSON.stringify(manifest(await name())), 200, manifestHeaders));
  return routes;
}
