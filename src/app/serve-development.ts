import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ViteDevServer } from "vite";
import { openDatabase } from "#db/connect.ts";
import { withQuery } from "#domain/page/redirects.ts";
import { followDispatch } from "#features/dispatch/board/server/feed-views.ts";
import { followMaintenance } from "#features/maintenance/server/follow-views.ts";
import { followPages } from "#features/pages/presence/server/feed-views.ts";
import { followPositions } from "#features/tracking/server/feed-views.ts";
import { readConfig } from "#platform/config.ts";
import { createLogger } from "#platform/logger.ts";
import { movedTo } from "./alias.ts";
import type { App } from "./app.ts";
import { startLiveDemo } from "./live-demo.ts";
import { openApp } from "./open-app.ts";
import type { AssetFinder } from "./pages/entry-server.tsx";
import { pageStoreOf } from "./pages/page-store-of.ts";
import { readRecordAddresses } from "./record-addresses.ts";
import { answeredByApp } from "./serve-site.ts";
import { announce, claimPort, endInOneSentence, say, stopOnSignal } from "./start-and-stop.ts";

const developmentAssets: AssetFinder = () => ({
  styles: ["/src/design/styles/public.css"],
  wake: "/src/app/pages/wake.ts",
  scripts: ["/src/app/pages/entry-client.tsx"],
});

/** Nothing is cached, and every request runs the newest code; the database stays open. */
export async function serveDevelopment(http: Server, vite: ViteDevServer) {
  try {
    await open(http, vite);
  } catch (error) {
    endInOneSentence(error);
  }
}

async function open(http: Server, vite: ViteDevServer) {
  const settings = readConfig();
  const log = createLogger(settings.logLevel, undefined, { isTraced: settings.tracing !== undefined });
  const port = await claimPort(settings);
  const siteUrl = settings.siteUrl ?? `http://${settings.host}:${port}`;
  const { config, ...services } = await openApp(settings, { siteUrl, log, works: settings.worksHere, say });

  const clock = () => services.world.clock();
  const followed = { address: services.address, db: openDatabase(services.pool), log, clock };
  const feed = await followDispatch(followed);
  const positions = await followPositions(followed);
  const editors = await followPages(followed);
  const maintenance = await followMaintenance(followed);

  async function newestApp(): Promise<App> {
    const { createApp } = await vite.ssrLoadModule("/src/app/app.ts");
    return createApp({ config, services, feed, positions, editors, maintenance });
  }
  async function page(path: string): Promise<Response> {
    const { renderPage } = await vite.ssrLoadModule("/src/app/pages/entry-server.tsx");
    const { status, html, error, code } = await renderPage(
      path,
      pageStoreOf(await newestApp(), services),
      developmentAssets,
    );
    if (error) {
      log.error({ err: error, code, page: path }, "page broke");
      services.world.handed.watch.broke({ code: code ?? "", origin: "page", place: path, error });
    }
    const body = await vite.transformIndexHtml(path, html);
    return new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } });
  }
  const records = () => readRecordAddresses(openDatabase(services.pool), services.world.clock());
  const listener = getRequestListener(async (request, env) => {
    const url = new URL(request.url);
    if (request.method !== "GET" || answeredByApp.test(url.pathname)) return (await newestApp()).fetch(request, env);
    const { moved: gone, redirects } = await records();
    const redirect = redirects.get(url.pathname);
    const led = redirect === undefined ? undefined : withQuery(redirect, url.search);
    const moved = movedTo(url.pathname, url.search) ?? gone.get(url.pathname) ?? led;
    return moved ? new Response(null, { status: 301, headers: { location: moved } }) : page(url.pathname);
  });
  http.on("request", (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  http.listen(port, config.host, () => announce(config, siteUrl));
  const demo = config.hasLiveDemo ? startLiveDemo(services) : undefined;
  stopOnSignal(async () => {
    await demo?.stop();
    await feed.stop();
    await positions.stop();
    await editors.stop();
    await maintenance.stop();
    await vite.close();
    await services.close();
  });
}
