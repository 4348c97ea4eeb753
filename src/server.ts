import path from "node:path";
import { readConfig } from "#platform/config.ts";
import { staticFiles } from "#platform/http/static-files.ts";
import { createLogger } from "#platform/logger.ts";
import { followSiteVersion } from "#platform/site-version.ts";
import { createApp } from "./house/app.ts";
import { renderPage } from "./house/entry-server.tsx";
import { createDoor } from "./house/front-door.ts";
import { openHouse } from "./house/open-house.ts";
import { builtAssets } from "./house/page-assets.ts";
import { pageStoreOf } from "./house/page-store-of.ts";
import { announce, claimPort, endInOneSentence, say, stopOnSignal } from "./house/start-and-stop.ts";

const clientFolder = path.resolve(import.meta.dirname, "../client");

async function start() {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const port = await claimPort(config);
  const siteUrl = config.siteUrl ?? `http://${config.host === "0.0.0.0" ? "localhost" : config.host}:${port}`;
  const house = await openHouse(config, { siteUrl, log, works: config.worksHere, say });
  const version = await followSiteVersion(house.address, log);
  const app = createApp({ config, house });
  const assetsFor = builtAssets(clientFolder);
  const store = pageStoreOf(app, house);
  const door = createDoor({
    app,
    files: staticFiles(clientFolder),
    siteUrl,
    siteVersion: version.current,
    log,
    render: (address) => renderPage(address, store, assetsFor),
  });
  await new Promise<void>((resolve) => door.listen(port, config.host, resolve));
  announce(config, siteUrl);
  stopOnSignal(async () => {
    await new Promise<void>((resolve) => {
      door.close(() => resolve());
      door.closeIdleConnections();
    });
    await version.stop();
    await house.close();
  });
}

start().catch(endInOneSentence);
