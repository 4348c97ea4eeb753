import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { openDatabase } from "#db/connect.ts";
import { migrations } from "#db/migrations.ts";
import { hasVerifiedFactor } from "#features/accounts/server/account-views.ts";
import { type Pace, standardPace } from "#features/accounts/server/handle-auth.ts";
import { type PasswordHasher, standardHasher } from "#features/accounts/server/hash-password.ts";
import { createTokenMaker, type TokenMaker } from "#features/accounts/server/make-tokens.ts";
import { createRecogniser } from "#features/accounts/server/recognise-caller.ts";
import { noRevocations, type Revocations } from "#features/accounts/server/revocation-views.ts";
import { isSessionOpen } from "#features/accounts/server/session-store.ts";
import type { DispatchFeed } from "#features/dispatch/board/server/feed-views.ts";
import { type MaintenanceWatch, neverClosed } from "#features/maintenance/server/follow-views.ts";
import { tileRoutes } from "#features/map/tiles/server/serve-tiles.ts";
import type { PageFeed } from "#features/pages/presence/server/feed-views.ts";
import type { CompanyTerms } from "#features/selling/sale/terms-contract.ts";
import type { PositionFeed } from "#features/tracking/server/feed-views.ts";
import type { AccessRules } from "#platform/check-access.ts";
import type { Config } from "#platform/config.ts";
import { clientAddress } from "#platform/http/client-address.ts";
import { openReadiness } from "#platform/http/health.ts";
import { createRateLimiter, type RateLimiter, unlimited } from "#platform/http/rate-limit.ts";
import { readJson } from "#platform/http/read-json.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { fileRoutes } from "#platform/http/serve-files.ts";
import { type FindActor, serveFunction } from "#platform/http/serve-functions.ts";
import { linkSealFor, newId } from "#platform/ids.ts";
import { type Reply, replies } from "#platform/replies.ts";
import { replyToError } from "#platform/reply-to-error.ts";
import { CallService } from "#platform/serve-calls.ts";
import { tracing } from "#platform/tracing/tracing.ts";
import { inTransaction } from "#platform/transaction.ts";
import { api } from "../api.ts";
import { flightRoutes } from "../sandbox/flights/flight-routes.ts";
import { standInFlightsPath } from "../sandbox/flights/stand-in-flights.ts";
import { publicAddresses } from "./alias.ts";
import { exportRoutes } from "./export-routes.ts";
import { fleetRoutes } from "./fleet-routes.ts";
import { strangers } from "./kept-from-strangers.ts";
import { livePageRoutes } from "./live-page-routes.tsx";
import { liveRoutes } from "./live-routes.ts";
import { maintenanceGate } from "./maintenance-gate.ts";
import { mayReadFile } from "./may-read-file.ts";
import { metricsRoutes } from "./metrics-routes.ts";
import { moneyRoutes } from "./money-routes.ts";
import { namedRoutes } from "./named/named-routes.ts";
import type { AppServices } from "./open-app.ts";
import { outsideSites } from "./outside-sites.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { portraitRoutes } from "./portrait-routes.ts";
import { readRecordAddresses } from "./record-addresses.ts";
import { authRoutes } from "./serve-auth.ts";
import { textRoutes } from "./text-routes.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.tsx";

declare const __BUILT_ON__: string;

type Env = { Bindings: HttpBindings; Variables: { correlationId: string } };
export type App = { fetch: Hono<Env>["fetch"]; request: Hono<Env>["request"]; service: CallService };
type AppOptions = AccountSettings & {
  config: Config;
  services: AppServices;
  /** The live feed of the dispatch board. */
  feed?: DispatchFeed | undefined;
  /** The live feed of open maps. */
  positions?: PositionFeed | undefined;
  /** The live feed of page editors. */
  editors?: PageFeed | undefined;
  /** Whether booking and payment are closed. */
  maintenance?: MaintenanceWatch | undefined;
  /** Where the build put a script; in development the source itself is served. */
  scriptOf?: (source: string) => string;
};

/** Everything that answers by HTTP except pages and files. */
export function createApp(options: AppOptions): App {
  const {
    config,
    services,
    feed,
    positions,
    editors,
    maintenance = neverClosed,
    scriptOf = asItIs,
    ...settings
  } = options;
  const { siteUrl, clock } = services.world;
  const limiter = config.limitsRates ? createRateLimiter(services.pool, config.appSecret) : unlimited;
  const clientOf = (c: Context<Env>) =>
    clientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header("x-forwarded-for"), config.trustedProxies);
  const accounts = openAccounts({ config, services, limiter, clientOf, ...settings });
  const service = new CallService({
    pool: services.pool,
    replica: services.replica,
    world: services.world,
    limiter,
    calls: api,
    access: accounts.access,
    gate: maintenanceGate(maintenance),
    strangers,
  });
  const headers = Object.entries(securityHeaders(siteUrl, outsideSites(config)));
  // If the database or stored emails are on our disk, so is its free space.
  const ownsData = !config.databaseUrl || !config.smtpUrl;
  const ready = openReadiness({
    pool: services.pool,
    queue: services.world.queue,
    migrations,
    ...(ownsData && { dataDir: config.dataDir }),
  });
  const tools = { service, siteUrl, findActor: accounts.findActor, limitsRates: config.limitsRates, clientOf };

  const app = new Hono<Env>();
  app.use(marked(headers));
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const parts = await ready();
    return c.json(parts, Object.values(parts).every(Boolean) ? 200 : 503);
  });
  if (services.metrics) app.route("/", metricsRoutes(services.metrics, config.metricsToken));
  app.route("/", liveRoutes({ ...tools, feed, positions, editors, access: accounts.access, clock, services, limiter }));
  app.route("/", tileRoutes(services.world.handed.map.tiles));
  app.route("/", livePageRoutes({ ...tools, services, limiter, scriptOf }));
  app.route("/", portraitRoutes({ limiter, clientOf }));
  app.route("/", pictureRoutes({ pool: services.pool, limiter, clientOf }));
  app.route("/", fleetRoutes({ ...tools, services, limiter }));
  app.post("/functions/v1/:name", async (c) => send(c, await serveFunction(c, tools)));
  app.all("/functions/v1/:name", (c) => send(c, replies.wrongMethod()));
  const files = {
    ...tools,
    clock,
    linkSealFor: (record: string) => linkSealFor(services.world.secret, record),
    access: accounts.access,
    limiter,
    pool: services.pool,
    log: services.world.log,
    watch: services.world.handed.watch,
    mayRead: mayReadFile,
    otherWay: strangers.otherWay,
  };
  app.route("/", exportRoutes(services));
  app.route("/files/v1", fileRoutes(files));
  app.route("/", accounts.routes);
  app.route("/", moneyRoutes({ config, services, limiter, clientOf }));
  app.route("/", textRoutes({ config, services, limiter, clientOf }));
  app.route("/", unsubscribeRoutes({ services, limiter, clientOf }));
  if (config.hasStandInFlights) app.route(standInFlightsPath, standInFlights(services));
  app.get("/content/:name", (c) => servePageData(c, service));
  app.route("/", namedRoutes(services, service.calls));
  app.get("/robots.txt", (c) => c.text(robots(siteUrl)));
  app.get("/sitemap.xml", async (c) => {
    const { claims } = (await service.read("company-terms", {})) as CompanyTerms;
    const records = await readRecordAddresses(openDatabase(services.pool), services.world.clock());
    const listed = publicAddresses(records).filter((path) => path !== "/guarantee" || claims.guarantee !== "");
    return c.body(sitemap(siteUrl, listed), 200, { "content-type": "application/xml" });
  });
  app.notFound((c) => send(c, replies.notFound()));
  app.onError((error, c) => send(c, brokenReply(error, c, services.world)));
  return { fetch: app.fetch, request: app.request, service };
}

/** Every response gets our security headers and a number that is also in the log. */
const marked =
  (headers: readonly (readonly [string, string])[]): MiddlewareHandler<Env> =>
  async (c, next) => {
    const correlationId = newId();
    c.set("correlationId", correlationId);
    for (const [name, value] of headers) c.header(name, value);
    c.header("x-correlation-id", correlationId);
    await next();
    tracing?.nameRoute(routePath(c, -1));
  };

/** The last resort for an error no route handled: its code is logged, stored and shown. */
function brokenReply(error: unknown, c: Context<Env>, { log, handed }: AppServices["world"]): Reply {
  const [place, correlationId] = [routePath(c, -1), c.get("correlationId")];
  return replyToError(error, log, { path: place, correlationId }, "request broke", (code) =>
    handed.watch.broke({ code, correlationId, origin: "request", place, error }),
  );
}

const asItIs = (source: string): string => `/${source}`;

const standInFlights = ({ pool, world }: AppServices) =>
  flightRoutes({ db: openDatabase(pool), clock: () => world.clock() });

const send = (c: Context<Env>, reply: Reply) =>
  c.body(JSON.stringify(reply.body), reply.status as ContentfulStatusCode, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...reply.headers,
  });

/** A public page’s data, for navigation in the browser. */
async function servePageData(c: Context<Env>, service: CallService): Promise<Response> {
  const bound = service.find(c.req.param("name") ?? "");
  if (!bound?.call.forPages) return send(c, replies.notFound());
  const input = readJson(c.req.query("input") ?? "");
  if (input.kind !== "value") return send(c, replies.notFound());
  try {
    const output = await service.read(bound.call.name, input.value);
    return c.json(Object(output), 200, { "cache-control": "public, max-age=0, must-revalidate" });
  } catch (error) {
    if (error instanceof Response) return send(c, replies.notFound());
    throw error;
  }
}

const robots = (siteUrl: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /dispatcher\nDisallow: /driver\nDisallow: /functions/\nDisallow: /live/\nDisallow: /arrivals/\nDisallow: /at/\nDisallow: /widget/\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

const sitemap = (siteUrl: string, addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((path) => `  <url><loc>${siteUrl}${path}</loc><lastmod>${__BUILT_ON__}</lastmod></url>`)
    .join("\n")}\n</urlset>\n`;

/** Replaced by tests: cheap password hashing, and no deliberate delays. */
export type AccountSettings = {
  /** Without it, every signed-in request looks up its session. */
  readonly revocations?: Revocations;
  readonly hasher?: PasswordHasher;
  readonly pace?: Pace;
};

type Input = AccountSettings & {
  config: Config;
  services: AppServices;
  limiter: RateLimiter;
  clientOf(c: Context): string;
};

type Accounts = {
  readonly tokens: TokenMaker;
  readonly access: AccessRules;
  readonly findActor: FindActor;
  readonly routes: Hono;
};

function openAccounts({ config, services, limiter, clientOf, ...settings }: Input): Accounts {
  const { siteUrl } = services.world;
  const { revocations = noRevocations, hasher = standardHasher, pace = standardPace } = settings;
  const db = openDatabase(services.pool);
  const tokens = createTokenMaker(config.appSecret, siteUrl, config.appSecretOld);
  const recogniser = createRecogniser({ tokens, revocations, isSessionOpen: (id) => isSessionOpen(db, id) });
  const access: AccessRules = {
    staffNeedsFactor: config.staffNeedsFactor ?? false,
    hasFactor: (userId) => hasVerifiedFactor(db, userId),
  };
  return {
    tokens,
    access,
    findActor: recogniser.findActor,
    routes: authRoutes({
      tokens,
      access,
      hasher,
      pace,
      limiter,
      db,
      recogniser,
      siteUrl,
      clientOf,
      world: services.world,
      inTransaction: (run) => inTransaction(services.pool, run),
    }),
  };
}
