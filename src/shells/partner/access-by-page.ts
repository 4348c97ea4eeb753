import type { Role } from "#domain/account/roles.ts";

/** Companies have their own area. Other kinds are shown the way to theirs. */
export const accessTo = (path: string): readonly Role[] =>
  path.startsWith("/company/") ? ["corporate"] : ["hotel", "travel_agent", "driver_provider"];
