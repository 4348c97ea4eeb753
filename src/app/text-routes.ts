import { Hono, type Context as HonoContext } from "hono";
import { openDatabase } from "#db/connect.ts";
import { webhookRoutes } from "#features/channels/server/serve-webhooks.ts";
import { mailEventRoutes } from "#features/email/bounces/server/serve-mail-events.ts";
import { mailWebhook } from "#features/inbox/server/serve-mail-webhook.ts";
import type { Config } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import { phoneRoutes } from "../sandbox/phones/phone-routes.ts";
import {
  standInAccounts,
  standInPhonesPath,
  standInSmsPath,
  standInWhatsAppPath,
} from "../sandbox/phones/stand-in-accounts.ts";
import { smsRoutes } from "../sandbox/sms/sms-routes.ts";
import { whatsAppRoutes } from "../sandbox/whatsapp/whatsapp-routes.ts";
import { replyBoxOf } from "./mail-in.ts";
import type { AppServices } from "./open-app.ts";
import { textAccounts } from "./text-accounts.ts";

type Input = { config: Config; services: AppServices; limiter: RateLimiter; clientOf(c: HonoContext): string };

/** Where WhatsApp and SMS providers report on our texts, and their sandboxes where allowed. */
export function textRoutes({ config, services, limiter, clientOf }: Input): Hono {
  const { pool, world } = services;
  const clock = () => world.clock();
  const accounts = textAccounts(config, world.siteUrl);
  const routes = new Hono().route(
    "/",
    webhookRoutes({
      accounts,
      limiter,
      clientOf,
      clock,
      change: (run) => asSystem({ pool, world }, async (ctx) => void (await run(ctx))),
    }),
  );
  const { mailIn } = config;
  const secret = mailIn?.webhookSecret;
  const box = replyBoxOf(config);
  const change = (run: (ctx: Context) => Promise<unknown>) =>
    asSystem({ pool, world }, async (ctx) => void (await run(ctx)));
  if (secret && box) routes.route("/", mailWebhook({ secret, box, limiter, clientOf, clock, change }));
  routes.route("/", mailEventRoutes({ secret: config.mailEventsSecret ?? null, limiter, clientOf, change }));
  if (!config.hasStandInPhones) return routes;
  const siteUrl = () => world.siteUrl;
  const tools = { db: openDatabase(pool), accounts: standInAccounts(config.appSecret), siteUrl, clock, log: world.log };
  return routes
    .route(standInWhatsAppPath, whatsAppRoutes(tools))
    .route(standInSmsPath, smsRoutes(tools))
    .route(standInPhonesPath, phoneRoutes(tools));
}
