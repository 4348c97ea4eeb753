import { handAccounts } from "#features/accounts/server/hand-accounts.ts";
import { createTokenMaker } from "#features/accounts/server/make-tokens.ts";
import { handBookings } from "#features/booking/server/hand-bookings.ts";
import { handFleet } from "#features/fleet/server/hand-fleet.ts";
import { handMap } from "#features/map/server/hand-map.ts";
import { handOrganisations } from "#features/partners/server/hand-organisations.ts";
import { handTrips } from "#features/trips/server/hand-trips.ts";
import type { Config } from "#platform/config.ts";
import type { Handed, Setup } from "#platform/context.ts";
import type { Logger } from "#platform/logger.ts";
import { erasures } from "./erasures.ts";
import { outsideOf } from "./outside.ts";

type Site = { readonly siteUrl: string; readonly log: Logger };

/** All that comes with the context of a use case beside the transaction: what features do for each other, and what is set up. */
export const handedBy = (config: Config, { siteUrl, log }: Site): Handed => ({
  accounts: handAccounts(createTokenMaker(config.appSecret, siteUrl, config.appSecretOld)),
  bookings: handBookings,
  erasures,
  fleet: handFleet,
  map: handMap(config.mapDataDir, log),
  organisations: handOrganisations,
  outside: outsideOf(config, siteUrl),
  setup: setupOf(config),
  trips: handTrips,
});

const setupOf = ({ demo, hasLiveDemo = false, smtpUrl, dataDir, googleMapsKey }: Config): Setup => ({
  isDemo: demo,
  hasLiveDemo,
  hasMailServer: smtpUrl !== undefined,
  dataDir,
  googleMapsKey,
});
