import type { Role } from "#domain/account/roles.ts";

/** Companies have an area of their own. Anyone of another kind is shown the way to theirs. */
export const accessTo = (path: string): readonly Role[] =>
  path.startsWith("/company/") ? ["corporate"] : ["hotel", "travel_agent", "driver_provider"];
