/** Facts about a secret for our team. Only the environment has its value. */
export type KnownSecret = {
  readonly name: string;
  readonly title: string;
  /** The features that need it. */
  readonly without: string;
  readonly rotate: string;
  /** The check that tries it. */
  readonly check: string | null;
};

const restart = "Then restart every server.";

export const knownSecrets: readonly KnownSecret[] = [
  {
    name: "APP_SECRET",
    title: "Application secret",
    without: "Sign-ins, links in emails, access codes and two-step verification don’t work.",
    rotate: `Move the present value to APP_SECRET_OLD and set a new one. Keep the old one for 90 days: links in emails use it. ${restart}`,
    check: null,
  },
  {
    name: "PAYFAST_MERCHANT_KEY",
    title: "PayFast merchant key",
    without: "Customers can’t pay by card.",
    rotate: `Get a new key in the PayFast dashboard, under Settings, Developer settings. ${restart}`,
    check: "card-payments",
  },
  {
    name: "PAYFAST_PASSPHRASE",
    title: "PayFast passphrase",
    without: "Customers can’t pay by card, and payment notifications are refused.",
    rotate: `Set the same new passphrase in the PayFast dashboard and here, at a quiet hour. ${restart}`,
    check: "card-payments",
  },
  {
    name: "SMTP_URL",
    title: "Mail server",
    without: "Emails are saved but not sent.",
    rotate: `Change the password at the mail provider and put it into SMTP_URL. ${restart}`,
    check: "email-delivery",
  },
  {
    name: "WHATSAPP_TOKEN",
    title: "WhatsApp access token",
    without: "No WhatsApp messages are sent; SMS and email serve.",
    rotate: `Make a new token for the system user at Meta. ${restart}`,
    check: "text-messages",
  },
  {
    name: "WHATSAPP_APP_SECRET",
    title: "WhatsApp app secret",
    without: "Receipts and answers by WhatsApp are refused.",
    rotate: `Reset the app secret at Meta, under App settings, Basic. ${restart}`,
    check: "text-messages",
  },
  {
    name: "IMAP_URL",
    title: "Mailbox of the inbox",
    without: "Answers to our emails don’t come into the inbox by mailbox.",
    rotate: `Change the password at the mail provider and put it into IMAP_URL. ${restart}`,
    check: null,
  },
  {
    name: "MAIL_WEBHOOK_SECRET",
    title: "Mail webhook secret",
    without: "Emails that another service forwards to us are refused.",
    rotate: `Enter the same new secret at the service that forwards our mail and here, at a quiet hour. ${restart}`,
    check: null,
  },
  {
    name: "BULKSMS_TOKEN_SECRET",
    title: "BulkSMS token",
    without: "No SMS are sent through BulkSMS.",
    rotate: `Make a new API token at BulkSMS, under Settings, Developer settings. ${restart}`,
    check: "text-messages",
  },
  {
    name: "CLICKATELL_API_KEY",
    title: "Clickatell API key",
    without: "No SMS are sent through Clickatell.",
    rotate: `Make a new API key in the Clickatell workspace. ${restart}`,
    check: "text-messages",
  },
  {
    name: "MAIL_EVENTS_SECRET",
    title: "Signature of the mail provider",
    without: "We don’t learn from a mail provider which emails come back.",
    rotate: `Set a new value, then enter it at the mail provider. ${restart}`,
    check: "text-messages",
  },
  {
    name: "SMS_WEBHOOK_SECRET",
    title: "Address for SMS receipts",
    without: "Receipts and answers by SMS are refused.",
    rotate: `Set a new value, then enter the new address at the SMS provider. ${restart}`,
    check: "text-messages",
  },
  {
    name: "BACKUP_KEY",
    title: "Key of backups",
    without: "Backups aren’t encrypted and hold no secrets.",
    rotate: `Set a new key. Keep the old one as long as backups made with it: they open with it only. ${restart}`,
    check: "backup-age",
  },
  {
    name: "METRICS_TOKEN",
    title: "Token of the metrics",
    without: "Only programs on the same machine read /metrics.",
    rotate: `Set a new token here and in the programs that read /metrics. ${restart}`,
    check: null,
  },
  {
    name: "AI_API_KEY",
    title: "Language model",
    without: "The chat answers from our own questions and the catalogue.",
    rotate: `Make a new key at the provider, set it, then delete the old one there. ${restart}`,
    check: "chat-model",
  },
  {
    name: "FLIGHT_API_KEY",
    title: "Flight status",
    without: "Flights are followed manually.",
    rotate: `Make a new key at the provider, set it, then delete the old one there. ${restart}`,
    check: "flight-data",
  },
  {
    name: "GOOGLE_MAPS_KEY",
    title: "Google Maps",
    without: "Addresses are suggested from our own list of places.",
    rotate: `Make a new key in the Google console, limited to our address, and delete the old one. ${restart}`,
    check: null,
  },
];

/** Derived from the application secret, so it has no setting of its own and changes with that. */
export const webhookSecret: KnownSecret = {
  name: "Alarms, webhook key",
  title: "Signing key of the alarm webhook",
  without: "No system hears of alarms by webhook.",
  rotate:
    "It changes with APP_SECRET. Then copy the new key from System health, Alarms, to the system that receives them.",
  check: null,
};
