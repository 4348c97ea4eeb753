import type { Role } from "#domain/account/roles.ts";
import type { NavigationGroup } from "./navigation.ts";

const management: readonly Role[] = ["admin", "super_user"];

/**
 * Where dispatchers take, edit and plan bookings, and look up who and what they send. The rest of Admin is for those who run
 * the company.
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
  "/admin/payment-verification",
  "/admin/reviews",
  "/admin/corporate",
  "/admin/customers",
];

/** The roles that may open a page of Admin. What they may do there is decided call by call. */
export const accessTo = (path: string): readonly Role[] =>
  forDispatchers.includes(path.replace(/(.)\/$/, "$1")) ? ["dispatcher", ...management] : management;

/** The rest of the navigation where only some of its pages open. */
export const openOnly = (
  groups: readonly NavigationGroup[],
  opens: (path: string) => boolean,
): readonly NavigationGroup[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => opens(to)) }))
    .filter(({ entries }) => entries.length > 0);
