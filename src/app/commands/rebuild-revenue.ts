import { system } from "#domain/account/roles.ts";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import { readConfig } from "#platform/config.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { createLogger } from "#platform/logger.ts";
import { inTransaction } from "#platform/transaction.ts";
import { openApp } from "../open-app.ts";
import { endInOneSentence, say } from "../start-and-stop.ts";

/** npm run rebuild-revenue: counts the figures of all bookings from scratch, while the site goes on serving. */
async function start() {
  const config = readConfig();
  const siteUrl = config.siteUrl ?? `http://127.0.0.1:${config.port}`;
  const services = await openApp(config, { siteUrl, log: createLogger("error"), works: false, say });
  const counted = inTransaction(services.pool, (db) =>
    rebuildRevenue(createContext(services.world, { db, actor: system, correlationId: newId() }).ctx),
  );
  await counted.finally(() => services.close());
  say("The figures were counted again.");
}

start().catch(endInOneSentence);
