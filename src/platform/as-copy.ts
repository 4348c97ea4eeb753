import type { Config } from "./config.ts";

/**
 * The same company as a copy beside the real one: nothing reaches a customer, a bank or another service. Emails are
 * kept as files, card payments go to the sandbox that moves no money, and phones get no texts or notifications.
 */
export const asCopy = (config: Config): Config => ({
  ...config,
  isCopy: true,
  smtpUrl: undefined,
  payfast: undefined,
  whatsapp: undefined,
  sms: undefined,
  mailIn: undefined,
  hasStandInPhones: false,
  hasStandInGateway: true,
  analytics: undefined,
  languageModel: undefined,
  ratesUrl: undefined,
  flightService: undefined,
  routingUrl: undefined,
  pushHosts: [],
  hasLiveDemo: false,
  backup: undefined,
});
