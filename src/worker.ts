import { stopSearches } from "#features/routing/server/run-search.ts";
import { readConfig } from "#platform/config.ts";
import { createLogger } from "#platform/logger.ts";
import { openApp } from "./app/open-app.ts";
import { endInOneSentence, say, stopOnSignal } from "./app/start-and-stop.ts";

/** Runs reactions, mail and the schedule in a separate process; set WORKER=off for the servers beside it. */
async function start() {
  const config = readConfig();
  const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`;
  const log = createLogger(config.logLevel, undefined, { isTraced: config.tracing !== undefined });
  const services = await openApp(config, { siteUrl, log, works: true, say });
  say("worker ready");
  stopOnSignal(async () => {
    await stopSearches();
    await services.close();
  });
}

start().catch(endInOneSentence);
