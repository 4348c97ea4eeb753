import * as z from "zod";
import { readKeepRule } from "#domain/backup/keep-rule.ts";
import { samplers } from "./tracing/tracer.ts";

const empty = (value: unknown) => (value === "" ? undefined : value);
const text = (description: string) => z.preprocess(empty, z.string().optional()).describe(description);

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
  .optional();

const collectorUrl = z
  .url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:4318" })
  .optional();

/** Every environment variable. What a manager may change is in the database instead. */
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
  MAIL_FROM: text(
    "Address of emails whose kind has no sender in the settings; default: the company’s email in the settings",
  ).pipe(z.string().min(3).optional()),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: text(
    "Where traces are sent by OTLP over HTTP, such as http://127.0.0.1:4318; without it none are made",
  ).pipe(collectorUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text("The whole address for traces, in place of the one above").pipe(
    collectorUrl,
  ),
  OTEL_SERVICE_NAME: text("What traces call this service; default: cape-town-shuttle"),
  OTEL_TRACES_SAMPLER: z
    .preprocess(empty, z.enum(samplers, `must be one of ${samplers.join(", ")}`).optional())
    .describe("Which traces are kept; default: parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z
    .preprocess(empty, z.coerce.number("must be a number").min(0).max(1).optional())
    .describe("The share of traces that a traceidratio sampler keeps; default: 1"),
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
  ROUTING_URL: text(
    "A routing service that speaks OSRM, asked for distances and minutes before roads.bin; without it that or our own table answers",
  ).pipe(z.url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:5000" }).optional()),
  DEMO_LIVE: z
    .preprocess(empty, z.enum(["0", "1"], "must be 0 or 1").optional())
    .describe("0 leaves the demo’s vehicles where they are; by default they drive by themselves"),
  UNDO_WINDOW: z
    .preprocess(empty, z.enum(["0", "1"], "must be 0 or 1").optional())
    .describe("0 lets emails and texts leave at once, whatever the settings say of time to undo; for tests"),
  PUSH_HOSTS: text(
    "Hosts of push services beside those of the known browsers, separated by commas, such as push.example.co.za",
  ),
  BACKUP_DIR: text("Folder for a backup every night and its trial restore every Sunday; without it there are none"),
  BACKUP_KEY: text("At least 16 secret characters that encrypt backups; without them backups hold no secrets").pipe(
    z.string().min(16, "must have at least 16 characters").optional(),
  ),
  BACKUP_AT: text("When the nightly backup starts, in South African time; default: 02:30").pipe(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 02:30")
      .optional(),
  ),
  BACKUP_KEEP: text("Of how many days, weeks and months the latest nightly backup stays; default: 7,4,12").pipe(
    z
      .string()
      .refine((rule) => readKeepRule(rule) !== undefined, "must be three numbers such as 7,4,12, the first above 0")
      .optional(),
  ),
  WHATSAPP_PHONE_ID: text(
    "Sends WhatsApp messages through Meta’s Cloud API: the id of the phone number; in the demo a stand-in serves",
  ),
  WHATSAPP_TOKEN: text("The access token for WHATSAPP_PHONE_ID"),
  WHATSAPP_APP_SECRET: text("The secret of the Meta app, which signs what WhatsApp tells us"),
  WHATSAPP_VERIFY_TOKEN: text("What you enter at Meta as the verify token of SITE_URL/webhooks/whatsapp"),
  BULKSMS_TOKEN_ID: text("Sends SMS through BulkSMS: the id of an API token; in the demo a stand-in serves"),
  BULKSMS_TOKEN_SECRET: text("The secret of the API token at BulkSMS"),
  CLICKATELL_API_KEY: text("Sends SMS through Clickatell instead of BulkSMS"),
  MAIL_EVENTS_SECRET: text(
    "Signs what a mail provider tells SITE_URL/webhooks/mail-events of emails that come back",
  ).pipe(
    z
      .string()
      .regex(/^[\w-]{20,}$/, "must have at least 20 letters, digits, - or _")
      .optional(),
  ),
  SMS_WEBHOOK_SECRET: text(
    "The end of the address that you enter at the SMS provider: SITE_URL/webhooks/bulksms/… or SITE_URL/webhooks/clickatell/…",
  ).pipe(
    z
      .string()
      .regex(/^[\w-]{20,}$/, "must have at least 20 letters, digits, - or _")
      .optional(),
  ),
  MAIL_REPLY_TO: text(
    "Takes answers to our emails into the inbox: an address such as reply@example.co.za whose forms reply+…@example.co.za reach IMAP_URL or the webhook",
  ).pipe(
    z
      .string()
      .regex(
        /^[a-z0-9._-]{1,12}@[a-z0-9.-]+$/i,
        "must be an address such as reply@example.co.za, with 12 characters at most before @",
      )
      .optional(),
  ),
  IMAP_URL: text(
    "The mailbox that is read every minute, such as imaps://user:password@host:993/INBOX; nothing in it is changed",
  ).pipe(
    z
      .string()
      .regex(/^imaps?:\/\//, "must start with imap:// or imaps://")
      .optional(),
  ),
  MAIL_WEBHOOK_SECRET: text(
    "Takes emails at SITE_URL/webhooks/mail, each as it is, signed with it: x-signature-256 is sha256= and the HMAC of the body",
  ).pipe(z.string().min(20, "must have at least 20 characters").optional()),
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

export type Values = z.output<typeof environment>;
type Environment = Readonly<Record<string, string | undefined>>;

/** One sentence per invalid value, for the person who starts the server. */
export class ConfigIsWrong extends Error {
  override readonly name = "ConfigIsWrong";
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

export function readValues(env: Environment): Values {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigIsWrong(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
  return parsed.data;
}
