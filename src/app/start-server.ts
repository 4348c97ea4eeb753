import { openDatabase } from "#db/connect.ts";
import { followRevocations } from "#features/accounts/server/revocation-views.ts";
import { followDispatch } from "#features/dispatch/board/server/feed-views.ts";
import { followPositions } from "#features/tracking/server/feed-views.ts";
import { readConfig } from "#platform/config.ts";
import { staticFiles } from "#platform/http/static-files.ts";
import { createLogger } from "#platform/logger.ts";
import { followSiteVersion } from "#platform/site-version.ts";
import { createApp } from "./app.ts";
import { driverWorker } from "./driver-worker-file.ts";
import { startLiveDemo } from "./live-demo.ts";
import { openApp } from "./open-app.ts";
import { outsideSites } from "./outside-sites.ts";
import { renderPage } from "./pages/entry-server.tsx";
import { builtAssets, builtScripts } from "./pages/page-assets.ts";
import { pageStoreOf } from "./pages/page-store-of.ts";
import { createSiteServer } from "./serve-site.ts";
import { announce, claimPort, say, stopOnSignal } from "./start-and-stop.ts";
import { watchRoadSoon } from "./watch-road-soon.ts";

const lastRequestsMs = 20_000;

/** Process 1: pages, files and calls, and unless told otherwise the jobs too. */
export async function startServer(clientFolder: string) {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const port = await claimPort(config);
  const siteUrl = config.siteUrl ?? `http://${config.host === "0.0.0.0" ? "localhost" : config.host}:${port}`;
  const services = await openApp(config, { siteUrl, log, works: config.worksHere, say });
  const version = await followSiteVersion(services.address, log);
  const revocations = await followRevocations(services.address, log);
  const clock = () => services.world.clock();
  const followed = { address: services.address, db: openDatabase(services.pool), log, clock };
  const feed = await followDispatch(followed);
  const road = watchRoadSoon(services);
  const positions = await followPositions({ ...followed, onNew: road.soon });
  const app = createApp({ config, services, revocations, feed, positions, scriptOf: builtScripts(clientFolder) });
  const assetsFor = builtAssets(clientFolder);
  const store = pageStoreOf(app, services);
  const site = createSiteServer({
    app,
    files: new Map([...staticFiles(clientFolder), driverWorker(clientFolder)]),
    siteUrl,
    outside: outsideSites(config),
    siteVersion: version.current,
    log,
    render: (address) => renderPage(address, store, assetsFor),
  });
  await new Promise<void>((resolve) => site.listen(port, config.host, resolve));
  announce(config, siteUrl);
  const demo = config.hasLiveDemo ? startLiveDemo(services) : undefined;
  stopOnSignal(async () => {
    // Boards stay on the line for hours; another instance, or this one when it is back, takes them.
    await demo?.stop();
    await feed.stop();
    await positions.stop();
    road.stop();
    await new Promise<void>((resolve) => {
      site.close(() => resolve());
      site.closeIdleConnections();
      // Anyone who is still sending after this long is not waiting for an answer.
      setTimeout(() => site.closeAllConnections(), lastRequestsMs).unref();
    });
    await version.stop();
    await revocations.stop();
    await services.close();
  });
}
