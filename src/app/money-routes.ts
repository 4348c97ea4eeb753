import { Hono, type Context as HonoContext } from "hono";
import { openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { readNotification } from "#domain/payment/payfast-notification.ts";
import { notificationRoutes } from "#features/payments/notifications/server/serve-notifications.ts";
import type { Config } from "#platform/config.ts";
import { createContext } from "#platform/create-context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#platform/transaction.ts";
import { gatewayRoutes } from "../sandbox/payfast/gateway-routes.ts";
import { standInAccount, standInPath } from "../sandbox/payfast/stand-in-account.ts";
import { rateRoutes, standInRatesPath } from "../sandbox/rates/rate-routes.ts";
import type { AppServices } from "./open-app.ts";

type Input = { config: Config; services: AppServices; limiter: RateLimiter; clientOf(c: HonoContext): string };

/** Where the gateway reports payments, and its sandbox where allowed. */
export function moneyRoutes({ config, services, limiter, clientOf }: Input): Hono {
  const { pool, world } = services;
  const { gateway } = world.handed.outside;
  const routes = new Hono();
  if (config.demo)
    routes.route(
      standInRatesPath,
      rateRoutes(() => world.clock()),
    );
  if (gateway)
    routes.route(
      "/",
      notificationRoutes({
        limiter,
        clientOf,
        provider: gateway.provider,
        isSigned: (raw) => gateway.isSigned(readNotification(raw)),
        change: (run) =>
          inTransaction(pool, async (db) => {
            const { ctx, finish } = createContext(world, { db, actor: system, correlationId: newId() });
            await run(ctx);
            await finish();
          }),
      }),
    );
  if (gateway?.provider === "stand_in")
    routes.route(
      standInPath,
      gatewayRoutes({
        db: openDatabase(pool),
        account: standInAccount(config.appSecret),
        log: world.log,
        siteUrl: () => world.siteUrl,
        clock: () => world.clock(),
      }),
    );
  return routes;
}
