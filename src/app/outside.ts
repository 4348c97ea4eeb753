import { sendEvent } from "#features/analytics/server/gateways/send-event.ts";
import { askLanguageModel } from "#features/chat/server/gateways/language-model.ts";
import { pushKeysFrom } from "#features/notices/server/gateways/push-keys.ts";
import { pushService } from "#features/notices/server/gateways/send-push.ts";
import { openGateway } from "#features/payments/server/gateways/open-gateway.ts";
import { askRates } from "#features/settings/server/gateways/rate-service.ts";
import { askFlight } from "#features/trips/flights/server/gateways/flight-status.ts";
import type { Config } from "#platform/config.ts";
import type { Outside } from "#platform/context.ts";
import { standInFlightsPath } from "../sandbox/flights/stand-in-flights.ts";
import { gatewayAccount } from "./payment-gateway.ts";

/** The services this company has set up, each with its address and key inside. In the demo stand-ins serve at our own address. */
export function outsideOf(config: Config, siteUrl: string): Outside {
  const { analytics, languageModel, ratesUrl, appSecret, pushHosts = [] } = config;
  const flights =
    config.flightService ??
    (config.hasStandInFlights ? { url: `${siteUrl}${standInFlightsPath}`, key: "stand-in" } : undefined);
  const account = gatewayAccount(config, siteUrl);
  return {
    gateway: account && openGateway(account),
    push: pushService({ keys: pushKeysFrom(appSecret), extraHosts: pushHosts }),
    ...(analytics && { sendVisit: (event) => sendEvent(analytics, event, siteUrl) }),
    ...(languageModel && { askModel: (turn) => askLanguageModel(languageModel, turn) }),
    ...(ratesUrl && { askRates: () => askRates(ratesUrl) }),
    ...(flights && { askFlight: (number, day) => askFlight(flights, number, day) }),
  };
}
