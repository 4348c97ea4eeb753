import type { LocalDate } from "#domain/time/local-time.ts";
import { createTokenMaker } from "#features/accounts/server/make-tokens.ts";
import { sendEvent } from "#features/analytics/server/gateways/send-event.ts";
import { openTextGateways } from "#features/channels/server/gateways/open-text-gateways.ts";
import { openTexts } from "#features/channels/server/open-texts.ts";
import { askLanguageModel, type Turn } from "#features/chat/server/gateways/language-model.ts";
import { leadsInside, postWebhook } from "#features/health/checks/server/gateways/post-webhook.ts";
import { pushKeysFrom } from "#features/notices/server/gateways/push-keys.ts";
import { pushService, silentPush } from "#features/notices/server/gateways/send-push.ts";
import { openGateway } from "#features/payments/server/gateways/open-gateway.ts";
import { askRates } from "#features/settings/server/gateways/rate-service.ts";
import { askFlight } from "#features/trips/shift/server/gateways/flight-status.ts";
import type { Config } from "#platform/config.ts";
import type { Handed, Outside, Setup } from "#platform/context.ts";
import type { Logger } from "#platform/logger.ts";
import { createWatch, type Watch, watched } from "#platform/watch.ts";
import { standInFlightsPath } from "../sandbox/flights/stand-in-flights.ts";
import { erasures } from "./erasures.ts";
import { forgetting } from "./forgetting.ts";
import { handAccounts } from "./hand-accounts.ts";
import { handBookings } from "./hand-bookings.ts";
import { handChannels } from "./hand-channels.ts";
import { handContact } from "./hand-contact.ts";
import { handDispatch } from "./hand-dispatch.ts";
import { handDocuments } from "./hand-documents.ts";
import { handEnquiries } from "./hand-enquiries.ts";
import { handFleet } from "./hand-fleet.ts";
import { handProbes } from "./hand-health.ts";
import { handInbox } from "./hand-inbox.ts";
import { handMap } from "./hand-map.ts";
import { handOrganisations } from "./hand-organisations.ts";
import { handPages } from "./hand-pages.ts";
import { handPayments } from "./hand-payments.ts";
import { handPreviews } from "./hand-previews.ts";
import { handPricing } from "./hand-pricing.ts";
import { handPrivacy } from "./hand-privacy.ts";
import { handPromos } from "./hand-promos.ts";
import { handQuotes } from "./hand-quotes.ts";
import { handSecrets } from "./hand-secrets.ts";
import { handSelling } from "./hand-selling.ts";
import { handTrips } from "./hand-trips.ts";
import { handUndo } from "./hand-undo.ts";
import { payables } from "./payables.ts";
import { gatewayAccount } from "./payment-gateway.ts";
import { personalData } from "./personal-data.ts";
import { phonesLink, textAccounts } from "./text-accounts.ts";

type Site = { readonly siteUrl: string; readonly log: Logger };

/** An unavailable service answers with nothing. */
const isMissing = (answer: unknown): boolean => answer === undefined;

/**
 * Everything a use case’s context offers as well as the transaction: what features do for each other, and the
 * configuration.
 */
export function handedBy(config: Config, { siteUrl, log }: Site, watch: Watch = createWatch()): Handed {
  const map = handMap(config, log, watch);
  return {
    accounts: handAccounts(createTokenMaker(config.appSecret, siteUrl, config.appSecretOld)),
    bookings: handBookings,
    channels: handChannels,
    contact: handContact,
    dispatch: handDispatch,
    documents: handDocuments,
    enquiries: handEnquiries,
    erasures,
    fleet: handFleet,
    forgetting,
    inbox: handInbox,
    map,
    organisations: handOrganisations,
    selling: handSelling,
    outside: outsideOf(config, siteUrl, watch),
    payables,
    payments: handPayments,
    personalData,
    pages: handPages,
    previews: handPreviews,
    pricing: handPricing,
    privacy: handPrivacy,
    probes: handProbes(config, map),
    promos: handPromos,
    quotes: handQuotes,
    secrets: handSecrets(config),
    setup: setupOf(config),
    texts: openTexts(openTextGateways(textAccounts(config, siteUrl))),
    trips: handTrips,
    undo: handUndo(config),
    watch,
  };
}

const setupOf = (all: Config): Setup => {
  const {
    demo,
    hasLiveDemo = false,
    smtpUrl,
    siteUrl,
    mailFrom,
    mailIn,
    dataDir,
    backup,
    googleMapsKey,
    ...config
  } = all;
  return {
    isDemo: demo,
    phonesLink: phonesLink(config),
    hasLiveDemo,
    hasMailServer: smtpUrl !== undefined,
    addresses: {
      isSiteSet: siteUrl !== undefined,
      mailHost: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
      mailFrom: mailFrom ?? null,
      mailReplyTo: mailIn?.address ?? null,
    },
    dataDir,
    backupFolder: backup?.folder ?? null,
    googleMapsKey,
  };
};

/**
 * The configured external services with their addresses and keys. In the demo, sandboxes answer at our own address.
 */
function outsideOf(config: Config, siteUrl: string, watch: Watch): Outside {
  const { analytics, languageModel, ratesUrl, appSecret, pushHosts = [] } = config;
  const flights =
    config.flightService ??
    (config.hasStandInFlights ? { url: `${siteUrl}${standInFlightsPath}`, key: "stand-in" } : undefined);
  const account = gatewayAccount(config, siteUrl);
  return {
    gateway: account && openGateway(account),
    // A copy of the company contacts no one.
    postWebhook: async (webhook) => (config.isCopy ? undefined : postWebhook(webhook)),
    leadsInside,
    push: (config.isCopy ? silentPush : pushService)({ keys: pushKeysFrom(appSecret), extraHosts: pushHosts }),
    ...(analytics && { sendVisit: (event) => sendEvent(analytics, event, siteUrl) }),
    ...(languageModel && {
      askModel: watched({ watch, name: "language-model" }, (turn: Turn) => askLanguageModel(languageModel, turn)),
    }),
    ...(ratesUrl && {
      askRates: watched({ watch, name: "exchange-rates", isAway: isMissing }, () => askRates(ratesUrl)),
    }),
    ...(flights && {
      askFlight: watched({ watch, name: "flight-status", isAway: isMissing }, (number: string, day: LocalDate) =>
        askFlight(flights, number, day),
      ),
    }),
  };
}
