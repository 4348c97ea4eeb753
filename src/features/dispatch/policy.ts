import { rolesThatMay } from "#domain/account/permissions.ts";
import type { Role } from "#domain/account/roles.ts";

/** Who sees the whole day on the road. */
export const boardRoles = rolesThatMay("view_booking");

/** Who speaks for an organisation. */
export const partnerRoles = [
  "hotel",
  "travel_agent",
  "driver_provider",
  "corporate",
] as const satisfies readonly Role[];
