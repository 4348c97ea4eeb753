import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import { makePrivate } from "./files/private-files.ts";

const yes = (text: string | undefined) => text === "1";
const empty = (value: unknown) => (value === "" ? undefined : value);
const text = (description: string) => z.preprocess(empty, z.string().optional()).describe(description);

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
  .optional();

/** Everything the environment may say. What a manager may change is in the database instead. */
export const environment = z.object({
  PORT: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0)
    .max(65535)
    .default(3000)
    .describe("Port the site listens on; 0 takes any free one"),
  HOST: text("Address it listens on: 127.0.0.1 in the demo, 0.0.0.0 otherwise"),
  DATA_DIR: z
    .string()
    .min(1, "must name a folder")
    .default("./data")
    .describe("Folder of the embedded database, saved emails and uploads"),
  DATABASE_URL: text("A PostgreSQL server (15 or newer) instead of the embedded one").pipe(databaseUrl),
  DATABASE_DIRECT_URL: text(
    "The same database past a transaction pooler, for migrations, the queue and LISTEN; needed where DATABASE_URL is a pooler",
  ).pipe(databaseUrl),
  DATABASE_REPLICA_URL: text("A standby of the same database, which then answers reports and figures").pipe(
    databaseUrl,
  ),
  SITE_URL: text("Address visitors use; links in emails are built from it").pipe(
    z.url({ protocol: /^https?$/, error: "must be an address such as https://www.example.co.za" }).optional(),
  ),
  APP_SECRET: text("At least 32 secret characters, the same for every instance").pipe(
    z.string().min(32, "must have at least 32 characters").optional(),
  ),
  APP_SECRET_OLD: text("The APP_SECRET before this one; both are accepted until everyone has signed in again").pipe(
    z.string().min(32, "must have at least 32 characters").optional(),
  ),
  REQUIRE_STAFF_MFA: z
    .enum(["on", "off"], "must be on or off")
    .optional()
    .describe("Whether admins, super-users and dispatchers need two-step verification; default: off in the demo only"),
  SMTP_URL: text("Mail server, such as smtps://user:password@host:465; without it mail is kept in DATA_DIR/mail").pipe(
    z
      .string()
      .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
      .optional(),
  ),
  MAIL_FROM: text("Address every email is sent from; default: the company’s email in the settings").pipe(
    z.string().min(3).optional(),
  ),
  DEMO: z
    .enum(["0", "1"], "must be 0 or 1")
    .optional()
    .describe("1 fills the demo company, 0 does not; default: only with the embedded database"),
  WORKER: z
    .enum(["on", "off"], "must be on or off")
    .default("on")
    .describe("Whether the server process also runs jobs; off when npm run worker runs beside it"),
  RATE_LIMIT: z
    .enum(["on", "off"], "must be on or off")
    .default("on")
    .describe("off for load tests, and only while HOST is a loopback address"),
  TRUST_PROXY: z.coerce
    .number("must be a number")
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe("How many proxies are in front of the site; that many entries of X-Forwarded-For are trusted"),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug")
    .default("info")
    .describe("How much is logged"),
  METRICS_TOKEN: text(
    "What a reader of /metrics must send as its bearer token; without it only programs on this machine can read it",
  ).pipe(z.string().min(20, "must have at least 20 characters").optional()),
  GOOGLE_MAPS_KEY: text("Key for address search by Google; without it addresses are typed"),
  ANALYTICS_URL: text(
    "Where page views, leads and purchases are sent, in the form of Plausible’s events API; without it they are kept here",
  ).pipe(
    z.url({ protocol: /^https?$/, error: "must be an address such as https://plausible.example/api/event" }).optional(),
  ),
  ANALYTICS_DOMAIN: text("The name of the site at ANALYTICS_URL; default: the host of SITE_URL"),
  AI_API_URL: text(
    "A language model that speaks OpenAI's chat completions; without it the chat answers from our own catalogue",
  ).pipe(z.url({ protocol: /^https?$/, error: "must be an address such as https://models.example/v1" }).optional()),
  AI_API_KEY: text("Key for AI_API_URL"),
  AI_MODEL: text("Name of the language model at AI_API_URL"),
  EXCHANGE_RATES_URL: text(
    "A service that speaks Frankfurter: the day's exchange rates, shown beside prices; without it our team enters them",
  ).pipe(
    z.url({ protocol: /^https?$/, error: "must be an address such as https://api.frankfurter.dev/v1" }).optional(),
  ),
  FLIGHT_API_URL: text(
    "A flight status service that speaks AeroDataBox; without it flights are followed by hand, in the demo by a stand-in",
  ).pipe(
    z
      .url({
        protocol: /^https?$/,
        error: "must be an address such as https://prod.api.market/api/v1/aedbx/aerodatabox",
      })
      .optional(),
  ),
  FLIGHT_API_KEY: text("Key for FLIGHT_API_URL"),
  MAP_DATA_DIR: text(
    "Folder with a street map (*.pmtiles) and a road network (roads.bin); without it our own outline and distances serve",
  ),
  DEMO_LIVE: z
    .preprocess(empty, z.enum(["0", "1"], "must be 0 or 1").optional())
    .describe("0 leaves the demo’s vehicles where they are; by default they drive by themselves"),
  PUSH_HOSTS: text(
    "Hosts of push services beside those of the known browsers, separated by commas, such as push.example.co.za",
  ),
  PAYFAST_MERCHANT_ID: text("Takes card payments through PayFast; without it the demo has a stand-in gateway"),
  PAYFAST_MERCHANT_KEY: text("The merchant key that PayFast gave you with the merchant id"),
  PAYFAST_PASSPHRASE: text("The passphrase set in PayFast’s dashboard; signs what passes between them and us").pipe(
    z
      .string()
      .regex(/^[\w.-]+$/, "may have letters, digits, - _ and . only")
      .optional(),
  ),
  PAYFAST_MODE: z
    .preprocess(empty, z.enum(["sandbox", "live"], "must be sandbox or live").optional())
    .describe(
      "live takes real money; sandbox, the default, PayFast’s own trial, or the stand-in without a merchant id",
    ),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Set where `databaseUrl` leads to a pooler. */
  databaseDirectUrl?: string | undefined;
  databaseReplicaUrl?: string | undefined;
  siteUrl: string | undefined;
  appSecret: string;
  appSecretOld?: string | undefined;
  /** Whether our team must show a second factor before it does anything. */
  staffNeedsFactor?: boolean;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  demo: boolean;
  worksHere: boolean;
  limitsRates: boolean;
  trustedProxies: number;
  logLevel: string;
  /** Undefined where only this machine may read the metrics. */
  metricsToken?: string | undefined;
  googleMapsKey: string | null;
  /** Undefined where the company keeps its own count of visits. */
  analytics?: { url: string; domain: string } | undefined;
  /** Undefined where the chat answers by itself. */
  languageModel?: { url: string; key: string; model: string } | undefined;
  /** Undefined where our team enters exchange rates. */
  ratesUrl?: string | undefined;
  /** Undefined where flights are followed by hand, or by the stand-in. */
  flightService?: { url: string; key: string } | undefined;
  /** Serves flights of our own making, so that delays can be tried. */
  hasStandInFlights?: boolean;
  /** Where an operator has put tiles and a road network; undefined where our own outline and distances serve. */
  mapDataDir?: string | undefined;
  /** Whether the demo’s day goes on by itself. */
  hasLiveDemo?: boolean;
  /** Hosts of push services beside the known ones. */
  pushHosts?: readonly string[];
  /** Undefined where no money can come in through PayFast. */
  payfast?: PayFastAccount | undefined;
  /** Serves a gateway of our own that moves no money, so that everything can be tried without one. */
  hasStandInGateway?: boolean;
};

export type PayFastAccount = {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly passphrase: string;
  readonly mode: "sandbox" | "live";
};

/** One sentence for each wrong value; shown to the person who starts the server. */
export class ConfigIsWrong extends Error {
  override readonly name = "ConfigIsWrong";
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigIsWrong(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
  const values = parsed.data;
  const demo = values.DEMO === undefined ? !values.DATABASE_URL : yes(values.DEMO);
  const host = values.HOST ?? (demo ? "127.0.0.1" : "0.0.0.0");
  const problems = [
    !demo && !values.APP_SECRET && values.DATABASE_URL && "APP_SECRET must be set when DATABASE_URL is",
    !demo && !values.SITE_URL && values.DATABASE_URL && "SITE_URL must be set when DATABASE_URL is",
    (values.DATABASE_DIRECT_URL || values.DATABASE_REPLICA_URL) &&
      !values.DATABASE_URL &&
      "DATABASE_URL must be set when DATABASE_DIRECT_URL or DATABASE_REPLICA_URL is",
    values.AI_API_URL &&
      !(values.AI_API_KEY && values.AI_MODEL) &&
      "AI_API_KEY and AI_MODEL must be set when AI_API_URL is",
    values.FLIGHT_API_URL && !values.FLIGHT_API_KEY && "FLIGHT_API_KEY must be set when FLIGHT_API_URL is",
    values.PAYFAST_MERCHANT_ID &&
      !(values.PAYFAST_MERCHANT_KEY && values.PAYFAST_PASSPHRASE) &&
      "PAYFAST_MERCHANT_KEY and PAYFAST_PASSPHRASE must be set when PAYFAST_MERCHANT_ID is",
    values.PAYFAST_MODE === "live" &&
      !values.PAYFAST_MERCHANT_ID &&
      "PAYFAST_MERCHANT_ID must be set when PAYFAST_MODE is live",
    values.MAP_DATA_DIR && !isFolder(values.MAP_DATA_DIR) && "MAP_DATA_DIR must name a folder that exists",
    values.RATE_LIMIT === "off" && !isLoopback(host) && "RATE_LIMIT may be off only while HOST is a loopback address",
  ].filter((problem) => typeof problem === "string");
  if (problems.length > 0) throw new ConfigIsWrong(problems);
  return {
    port: values.PORT,
    host,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    siteUrl: values.SITE_URL?.replace(/\/$/, ""),
    appSecret: values.APP_SECRET ?? keptSecret(path.resolve(values.DATA_DIR)),
    appSecretOld: values.APP_SECRET_OLD,
    staffNeedsFactor: values.REQUIRE_STAFF_MFA === undefined ? !demo : values.REQUIRE_STAFF_MFA === "on",
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    demo,
    worksHere: values.WORKER === "on",
    limitsRates: values.RATE_LIMIT === "on",
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    googleMapsKey: values.GOOGLE_MAPS_KEY ?? null,
    analytics: analyticsOf(values),
    languageModel: languageModelOf(values),
    ratesUrl: values.EXCHANGE_RATES_URL?.replace(/\/$/, ""),
    flightService: flightServiceOf(values),
    hasStandInFlights: demo && !values.FLIGHT_API_URL,
    mapDataDir: values.MAP_DATA_DIR && path.resolve(values.MAP_DATA_DIR),
    hasLiveDemo: demo && values.DEMO_LIVE !== "0",
    pushHosts: values.PUSH_HOSTS?.split(",").map((host) => host.trim()) ?? [],
    payfast: payfastOf(values),
    // A company that takes real bookings must not confirm them for money that never moved: it says so if it wants to.
    hasStandInGateway: !values.PAYFAST_MERCHANT_ID && (demo || values.PAYFAST_MODE === "sandbox"),
  };
}

function payfastOf(values: z.output<typeof environment>): PayFastAccount | undefined {
  const { PAYFAST_MERCHANT_ID: merchantId, PAYFAST_MERCHANT_KEY: merchantKey, PAYFAST_PASSPHRASE: passphrase } = values;
  if (!merchantId || !merchantKey || !passphrase) return undefined;
  return { merchantId, merchantKey, passphrase, mode: values.PAYFAST_MODE ?? "sandbox" };
}

function analyticsOf({ ANALYTICS_URL: url, ANALYTICS_DOMAIN: domain, SITE_URL: site }: z.output<typeof environment>) {
  const host = site && new URL(site).hostname.replace(/^www\./, "");
  return url ? { url, domain: domain ?? host ?? "localhost" } : undefined;
}

function flightServiceOf({ FLIGHT_API_URL: url, FLIGHT_API_KEY: key }: z.output<typeof environment>) {
  return url && key ? { url: url.replace(/\/$/, ""), key } : undefined;
}

function languageModelOf({ AI_API_URL: url, AI_API_KEY: key, AI_MODEL: model }: z.output<typeof environment>) {
  return url && key && model ? { url, key, model } : undefined;
}

const isFolder = (name: string) => fs.statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127\./.test(host);

/** With the embedded database the secret is made once and kept beside it. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "app-secret");
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
      throw new ConfigIsWrong([
        `DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}`,
      ]);
  }
  makePrivate(file);
  return fs.readFileSync(file, "utf8");
}
