import { handInvitations } from "#features/accounts/invitations/server/hand-invitations.ts";
import { handBookings } from "#features/booking/changes/server/hand-bookings.ts";
import { handSales } from "#features/booking/sale/server/hand-sales.ts";
import { handFleet } from "#features/fleet/server/hand-fleet.ts";
import { handRoads, roadsByTable } from "#features/map/server/hand-roads.ts";
import { handOrganisations } from "#features/partners/server/hand-organisations.ts";
import { handCrews } from "#features/trips/plan/server/hand-crews.ts";
import { handTrips } from "#features/trips/server/hand-trips.ts";
import type { Config } from "#platform/config.ts";
import type { Handed } from "#platform/context.ts";
import type { Logger } from "#platform/logger.ts";

/** Functions that one feature hands to another, for the transaction of the one that asks. */
export const handed: Handed = {
  trips: handTrips,
  crews: handCrews,
  fleet: handFleet,
  roads: roadsByTable,
  bookings: handBookings,
  organisations: handOrganisations,
  sales: handSales,
  invitations: handInvitations,
};

/** With what a company has set up for itself. */
export const handedWith = ({ mapDataDir }: Config, log: Logger): Handed => ({
  ...handed,
  roads: handRoads(mapDataDir, log),
});
