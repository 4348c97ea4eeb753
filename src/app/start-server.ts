import { openDatabase } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { findNextMoment } from "#db/read-pages.ts";
import { system } from "#domain/account/roles.ts";
import { followRevocations } from "#features/accounts/server/revocation-views.ts";
import { followDispatch } from "#features/dispatch/board/server/feed-views.ts";
import { followMaintenance } from "#features/maintenance/server/follow-views.ts";
import { followPages } from "#features/pages/presence/server/feed-views.ts";
import { stopSearches } from "#features/routing/server/run-search.ts";
import { watchRoad } from "#features/tracking/alerts/server/watch-road.ts";
import { followPositions } from "#features/tracking/server/feed-views.ts";
import { readConfig } from "#platform/config.ts";
import { createContext } from "#platform/create-context.ts";
import { staticFiles } from "#platform/http/static-files.ts";
import { newId } from "#platform/ids.ts";
import { createLogger } from "#platform/logger.ts";
import { followSiteVersion } from "#platform/site-version.ts";
import { inTransaction } from "#platform/transaction.ts";
import { createApp } from "./app.ts";
import { startLiveDemo } from "./live-demo.ts";
import { type AppServices, openApp } from "./open-app.ts";
import { outsideSites } from "./outside-sites.ts";
import { driverWorker } from "./pages/driver-worker-file.ts";
import { renderPage } from "./pages/entry-server.tsx";
import { builtAssets, builtScripts } from "./pages/page-assets.ts";
import { pageStoreOf } from "./pages/page-store-of.ts";
import { keepRecordAddresses, readRecordAddresses } from "./record-addresses.ts";
import { createSiteServer } from "./serve-site.ts";
import { withMoments } from "./site-moments.ts";
import { announce, claimPort, say, stopOnSignal } from "./start-and-stop.ts";

const lastRequestsMs = 20_000;

/** Process 1: pages, files and calls, and by default the jobs too. */
export async function startServer(clientFolder: string) {
  const settings = readConfig();
  const log = createLogger(settings.logLevel, undefined, { isTraced: settings.tracing !== undefined });
  const port = await claimPort(settings);
  const siteUrl = settings.siteUrl ?? `http://${settings.host === "0.0.0.0" ? "localhost" : settings.host}:${port}`;
  const { config, ...services } = await openApp(settings, { siteUrl, log, works: settings.worksHere, say });
  const version = await followSiteVersion(services.address, log);
  const revocations = await followRevocations(services.address, log);
  const clock = () => services.world.clock();
  const followed = { address: services.address, db: openDatabase(services.pool), log, clock };
  const feed = await followDispatch(followed);
  const road = watchRoadSoon(services);
  const positions = await followPositions({ ...followed, onNew: road.soon });
  const editors = await followPages(followed);
  const maintenance = await followMaintenance(followed);
  const scriptOf = builtScripts(clientFolder);
  const app = createApp({ config, services, revocations, feed, positions, editors, maintenance, scriptOf });
  const assetsFor = builtAssets(clientFolder);
  const store = pageStoreOf(app, services);
  const siteVersion = withMoments(
    version.current,
    () => clock().getTime(),
    () => findNextMoment(openDatabase(services.pool), clock()),
  );
  const site = createSiteServer({
    app,
    files: new Map([...staticFiles(clientFolder), driverWorker(clientFolder, openDatabase(services.pool))]),
    siteUrl,
    outside: outsideSites(config),
    siteVersion,
    logo: async () => (await findBrand(openDatabase(services.pool))).logo,
    records: keepRecordAddresses(siteVersion, () => readRecordAddresses(openDatabase(services.pool), clock())),
    log,
    watch: services.world.handed.watch,
    render: (address) => renderPage(address, store, assetsFor),
  });
  services.metrics?.followRequests(site);
  await new Promise<void>((resolve) => site.listen(port, config.host, resolve));
  announce(config, siteUrl);
  const demo = config.hasLiveDemo ? startLiveDemo(services) : undefined;
  stopOnSignal(async () => {
    // Boards stay connected for hours; another instance, or this one after its restart, takes over.
    await demo?.stop();
    // They answer at once with what they have, and are kept by those that asked.
    await stopSearches();
    await feed.stop();
    await positions.stop();
    await editors.stop();
    road.stop();
    await new Promise<void>((resolve) => {
      site.close(() => resolve());
      site.closeIdleConnections();
      // A caller still sending after this long is not waiting for an answer.
      setTimeout(() => site.closeAllConnections(), lastRequestsMs).unref();
    });
    await maintenance.stop();
    await version.stop();
    await revocations.stop();
    await services.close();
  });
  return { site, services };
}

/** Positions arrive constantly; their effects are examined this often at most. */
const lookEveryMs = 10_000;

/** Examines the road some seconds after positions arrive, and not while none do. The schedule does the rest. */
function watchRoadSoon({ pool, world }: Pick<AppServices, "pool" | "world">) {
  let timer: NodeJS.Timeout | undefined;
  async function look() {
    try {
      await inTransaction(pool, async (db) => {
        const { ctx, finish } = createContext(world, { db, actor: system, correlationId: newId() });
        await watchRoad(ctx);
        await finish();
      });
    } catch (error) {
      // The schedule looks within a minute.
      world.log.warn({ err: error }, "watching the road");
    }
    timer = undefined;
  }
  return {
    soon() {
      timer ??= setTimeout(() => void look(), lookEveryMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
