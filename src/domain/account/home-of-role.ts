import type { Role } from "./roles.ts";

export type Home =
  | "/admin"
  | "/dispatcher/dashboard"
  | "/driver/dashboard"
  | "/hotel/dashboard"
  | "/company/dashboard"
  | "/dashboard";

/** Where each role works, widest role first. Someone with several roles starts at the first that fits. */
const homes: readonly (readonly [Role, Home])[] = [
  ["super_user", "/admin"],
  ["admin", "/admin"],
  ["dispatcher", "/dispatcher/dashboard"],
  ["driver", "/driver/dashboard"],
  ["hotel", "/hotel/dashboard"],
  ["travel_agent", "/hotel/dashboard"],
  ["driver_provider", "/hotel/dashboard"],
  ["corporate", "/company/dashboard"],
];

/** The page a person starts on. Someone without a role is a customer. */
export const homeOf = (roles: readonly Role[]): Home =>
  homes.find(([role]) => roles.includes(role))?.[1] ?? "/dashboard";

export const roleNames: Readonly<Record<Role, string>> = {
  super_user: "Super-user",
  admin: "Admin",
  dispatcher: "Dispatcher",
  driver: "Driver",
  hotel: "Hotel partner",
  travel_agent: "Travel agent",
  driver_provider: "Driver provider",
  corporate: "Corporate client",
};

/** A person’s role in one word: the name of their widest role. */
export function nameOfRoles(roles: readonly Role[]): string {
  const widest = homes.find(([role]) => roles.includes(role))?.[0];
  return widest ? roleNames[widest] : "Customer";
}
