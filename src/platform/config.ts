import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type KeepRule, readKeepRule, usualKeepRule } from "#domain/backup/keep-rule.ts";
import { ConfigIsWrong, environment, readValues, type Values } from "./environment.ts";
import { makePrivate } from "./files/private-files.ts";
import type { TracingSettings } from "./tracing/tracer.ts";

const yes = (text: string | undefined) => text === "1";

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Set if `databaseUrl` points to a pooler. */
  databaseDirectUrl?: string | undefined;
  databaseReplicaUrl?: string | undefined;
  siteUrl: string | undefined;
  appSecret: string;
  appSecretOld?: string | undefined;
  /** Whether our team must enter a second factor before doing anything. */
  staffNeedsFactor?: boolean;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  demo: boolean;
  worksHere: boolean;
  limitsRates: boolean;
  trustedProxies: number;
  logLevel: string;
  /** Undefined: only this machine may read the metrics. */
  metricsToken?: string | undefined;
  /** Undefined: no traces. */
  tracing?: TracingSettings | undefined;
  googleMapsKey: string | null;
  /** Undefined: visits are only counted in the database. */
  analytics?: { url: string; domain: string } | undefined;
  /** Undefined: the chat answers without a language model. */
  languageModel?: { url: string; key: string; model: string } | undefined;
  /** Undefined: our team enters exchange rates. */
  ratesUrl?: string | undefined;
  /** Undefined: flights are followed by hand, or by the sandbox. */
  flightService?: { url: string; key: string } | undefined;
  /** Serves invented flights, so that delays can be tried. */
  hasStandInFlights?: boolean;
  /** False where messages leave at once, whatever the settings say: in tests that are not about undoing. */
  waitsForUndo?: boolean;
  /** The folder with map tiles and road network; undefined: our own outline and distances. */
  mapDataDir?: string | undefined;
  /** A service that speaks OSRM; undefined: our own road network or table. */
  routingUrl?: string | undefined;
  hasLiveDemo?: boolean;
  /** Push services beyond the known ones. */
  pushHosts?: readonly string[];
  /** Undefined: the company makes backups by hand or by other means. */
  backup?: BackupSettings | undefined;
  /** The backup key’s passphrase; undefined: not encrypted. */
  backupWords?: string | undefined;
  /** Undefined: no WhatsApp. */
  /** Signs what a mail provider tells us; without it none may. */
  mailEventsSecret?: string | undefined;
  whatsapp?: WhatsAppSettings | undefined;
  /** Undefined: no SMS provider. */
  sms?: SmsSettings | undefined;
  /** Undefined where answers to our emails go to the company’s own mailbox. */
  mailIn?: MailInSettings | undefined;
  /** Serves sandboxes for WhatsApp and SMS, shown as phones on a page. */
  hasStandInPhones?: boolean;
  /** A copy beside the real company: it sends nothing, charges nothing and contacts no one. */
  isCopy?: boolean;
  /** Undefined: no PayFast account. */
  payfast?: PayFastAccount | undefined;
  /** Serves a sandbox gateway that moves no money, to try everything without one. */
  hasStandInGateway?: boolean;
};

export type BackupSettings = {
  readonly folder: string;
  readonly at: string;
  readonly keep: KeepRule;
};

export type WhatsAppSettings = {
  readonly phoneId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
};

export type SmsSettings = { readonly webhookSecret: string } & (
  | { readonly provider: "bulksms"; readonly tokenId: string; readonly tokenSecret: string }
  | { readonly provider: "clickatell"; readonly key: string }
);

export type MailInSettings = {
  /** Every address of the form name+…@host reaches the mailbox or the webhook. */
  readonly address: string;
  readonly imapUrl?: string | undefined;
  readonly webhookSecret?: string | undefined;
};

export type PayFastAccount = {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly passphrase: string;
  readonly mode: "sandbox" | "live";
};

/** Where a company is or will be, and its backup key: everything known before there is a company. */
export type Place = Pick<Config, "dataDir" | "databaseUrl" | "databaseDirectUrl" | "backupWords"> & {
  appSecret: string | undefined;
};

export function readPlace(env: Record<string, string | undefined> = process.env): Place {
  const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, BACKUP_KEY, APP_SECRET } = readValues(env);
  return {
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    backupWords: BACKUP_KEY,
    appSecret: APP_SECRET,
  };
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = readValues(env);
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
    values.WHATSAPP_PHONE_ID &&
      !(values.WHATSAPP_TOKEN && values.WHATSAPP_APP_SECRET && values.WHATSAPP_VERIFY_TOKEN) &&
      "WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must be set when WHATSAPP_PHONE_ID is",
    values.BULKSMS_TOKEN_ID &&
      !values.BULKSMS_TOKEN_SECRET &&
      "BULKSMS_TOKEN_SECRET must be set when BULKSMS_TOKEN_ID is",
    values.BULKSMS_TOKEN_ID && values.CLICKATELL_API_KEY && "Set BULKSMS_TOKEN_ID or CLICKATELL_API_KEY, not both",
    (values.BULKSMS_TOKEN_ID || values.CLICKATELL_API_KEY) &&
      !values.SMS_WEBHOOK_SECRET &&
      "SMS_WEBHOOK_SECRET must be set when BULKSMS_TOKEN_ID or CLICKATELL_API_KEY is",
    (values.IMAP_URL || values.MAIL_WEBHOOK_SECRET) &&
      !values.MAIL_REPLY_TO &&
      "MAIL_REPLY_TO must be set when IMAP_URL or MAIL_WEBHOOK_SECRET is",
    values.MAIL_REPLY_TO &&
      !(values.IMAP_URL || values.MAIL_WEBHOOK_SECRET) &&
      "IMAP_URL or MAIL_WEBHOOK_SECRET must be set when MAIL_REPLY_TO is",
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
    tracing: tracingOf(values),
    googleMapsKey: values.GOOGLE_MAPS_KEY ?? null,
    analytics: analyticsOf(values),
    languageModel: languageModelOf(values),
    ratesUrl: values.EXCHANGE_RATES_URL?.replace(/\/$/, ""),
    flightService: flightServiceOf(values),
    hasStandInFlights: demo && !values.FLIGHT_API_URL,
    waitsForUndo: values.UNDO_WINDOW !== "0",
    mapDataDir: values.MAP_DATA_DIR && path.resolve(values.MAP_DATA_DIR),
    routingUrl: values.ROUTING_URL?.replace(/\/$/, ""),
    hasLiveDemo: demo && values.DEMO_LIVE !== "0",
    pushHosts: values.PUSH_HOSTS?.split(",").map((host) => host.trim()) ?? [],
    backup: backupOf(values),
    backupWords: values.BACKUP_KEY,
    whatsapp: whatsappOf(values),
    sms: smsOf(values),
    mailEventsSecret: values.MAIL_EVENTS_SECRET,
    mailIn: mailInOf(values),
    hasStandInPhones: demo && !values.WHATSAPP_PHONE_ID && !values.BULKSMS_TOKEN_ID && !values.CLICKATELL_API_KEY,
    payfast: payfastOf(values),
    // A company that takes real bookings must not confirm them for money that never moved, unless it explicitly says
    // so.
    hasStandInGateway: !values.PAYFAST_MERCHANT_ID && (demo || values.PAYFAST_MODE === "sandbox"),
  };
}

function tracingOf(values: Values): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = values;
  const url = whole ?? (base && `${base.replace(/\/$/, "")}/v1/traces`);
  return url
    ? {
        url,
        serviceName: values.OTEL_SERVICE_NAME ?? "cape-town-shuttle",
        sampler: values.OTEL_TRACES_SAMPLER ?? "parentbased_always_on",
        ratio: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
      }
    : undefined;
}

function backupOf({ BACKUP_DIR: folder, BACKUP_AT: at = "02:30", BACKUP_KEEP: keep }: Values) {
  return folder ? { folder: path.resolve(folder), at, keep: readKeepRule(keep ?? "") ?? usualKeepRule } : undefined;
}

function whatsappOf(values: Values): WhatsAppSettings | undefined {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token, WHATSAPP_APP_SECRET: appSecret } = values;
  const { WHATSAPP_VERIFY_TOKEN: verifyToken } = values;
  return phoneId && token && appSecret && verifyToken ? { phoneId, token, appSecret, verifyToken } : undefined;
}

function smsOf(values: Values): SmsSettings | undefined {
  const { BULKSMS_TOKEN_ID: tokenId, BULKSMS_TOKEN_SECRET: tokenSecret, CLICKATELL_API_KEY: key } = values;
  const { SMS_WEBHOOK_SECRET: webhookSecret } = values;
  if (!webhookSecret) return undefined;
  if (tokenId && tokenSecret) return { provider: "bulksms", tokenId, tokenSecret, webhookSecret };
  return key ? { provider: "clickatell", key, webhookSecret } : undefined;
}

function mailInOf({ MAIL_REPLY_TO: address, IMAP_URL: imapUrl, MAIL_WEBHOOK_SECRET: webhookSecret }: Values) {
  return address ? { address, imapUrl, webhookSecret } : undefined;
}

function payfastOf(values: Values): PayFastAccount | undefined {
  const { PAYFAST_MERCHANT_ID: merchantId, PAYFAST_MERCHANT_KEY: merchantKey, PAYFAST_PASSPHRASE: passphrase } = values;
  if (!merchantId || !merchantKey || !passphrase) return undefined;
  return { merchantId, merchantKey, passphrase, mode: values.PAYFAST_MODE ?? "sandbox" };
}

function analyticsOf({ ANALYTICS_URL: url, ANALYTICS_DOMAIN: domain, SITE_URL: site }: Values) {
  const host = site && new URL(site).hostname.replace(/^www\./, "");
  return url ? { url, domain: domain ?? host ?? "localhost" } : undefined;
}

function flightServiceOf({ FLIGHT_API_URL: url, FLIGHT_API_KEY: key }: Values) {
  return url && key ? { url: url.replace(/\/$/, ""), key } : undefined;
}

function languageModelOf({ AI_API_URL: url, AI_API_KEY: key, AI_MODEL: model }: Values) {
  return url && key && model ? { url, key, model } : undefined;
}

const isFolder = (name: string) => fs.statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127\./.test(host);

/** With the embedded database the secret is generated once and stored beside it. */
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

export const settingsIn = (env: Record<string, string | undefined> = process.env): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
