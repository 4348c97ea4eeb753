import type { ConflictKind } from "../conflict-policy.ts";

export const conflictTexts: Readonly<Record<ConflictKind, (who: string) => string>> = {
  driver_twice: (who) => `${who} has two trips at the same time`,
  vehicle_twice: (who) => `${who} is needed in two places at the same time`,
  too_few_seats: (who) => `${who} has too few seats`,
  documents_expire: (who) => `Documents of ${who} expire before the trip ends`,
  driver_away: (who) => `${who} is not available`,
  vehicle_away: (who) => `${who} is not available`,
};
