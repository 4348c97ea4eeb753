import type { Role } from "#domain/account/roles.ts";
import type { NavigationGroup } from "./navigation.ts";

const management: readonly Role[] = ["admin", "super_user"];

/**
 * Pages on which dispatchers take, edit and plan bookings and look up customers and messages. The rest of Admin is for
 * those who run the company.
 */
const forDispatchers: readonly string[] = [
  "/dispatcher/dashboard",
  "/admin/booking",
  "/admin/bookings",
  "/admin/tracking",
  "/admin/driver-assignments",
  "/admin/incidents",
  "/admin/drivers",
  "/admin/vehicles",
  "/admin/route-optimizer",
  "/admin/payment-verification",
  "/admin/reviews",
  "/admin/corporate",
  "/admin/customers",
  "/admin/passengers",
  "/admin/crm",
];

/** The roles that may open a page of Admin. Each call decides what they may do there. */
export const accessTo = (path: string): readonly Role[] =>
  forDispatchers.includes(path.replace(/(.)\/$/, "$1")) ? ["dispatcher", ...management] : management;

/** The navigation reduced to pages that open. */
export const openOnly = (
  groups: readonly NavigationGroup[],
  opens: (path: string) => boolean,
): readonly NavigationGroup[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => opens(to)) }))
    .filter(({ entries }) => entries.length > 0);
