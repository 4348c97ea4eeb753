import type { SecretValues } from "#features/health/secrets/server/note-secrets.ts";
import type { SecretFacts } from "#features/health/secrets/server/secrets-status.ts";
import type { Config } from "#platform/config.ts";

/** The configured secrets by setting name. They go no further than where their fingerprints are computed. */
export function secretValues(config: Config): SecretValues {
  const values: Readonly<Record<string, string | null | undefined>> = {
    APP_SECRET: config.appSecret,
    PAYFAST_MERCHANT_KEY: config.payfast?.merchantKey,
    PAYFAST_PASSPHRASE: config.payfast?.passphrase,
    SMTP_URL: config.smtpUrl,
    WHATSAPP_TOKEN: config.whatsapp?.token,
    WHATSAPP_APP_SECRET: config.whatsapp?.appSecret,
    BULKSMS_TOKEN_SECRET: config.sms?.provider === "bulksms" ? config.sms.tokenSecret : undefined,
    CLICKATELL_API_KEY: config.sms?.provider === "clickatell" ? config.sms.key : undefined,
    MAIL_EVENTS_SECRET: config.mailEventsSecret,
    SMS_WEBHOOK_SECRET: config.sms?.webhookSecret,
    IMAP_URL: config.mailIn?.imapUrl,
    MAIL_WEBHOOK_SECRET: config.mailIn?.webhookSecret,
    BACKUP_KEY: config.backupWords,
    METRICS_TOKEN: config.metricsToken,
    AI_API_KEY: config.languageModel?.key,
    FLIGHT_API_KEY: config.flightService?.key,
    GOOGLE_MAPS_KEY: config.googleMapsKey,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export const handSecrets = (config: Config): SecretFacts => ({
  set: Object.keys(secretValues(config)),
  sandbox: config.payfast?.mode === "sandbox" ? ["PAYFAST_MERCHANT_KEY", "PAYFAST_PASSPHRASE"] : [],
});
