import type { OfferedExtra } from "#features/booking/journey-contract.ts";

/** An extra as the offer of a trip has it: a cool box at R150, at most four. */
export const anOfferedExtra = (changes: Partial<OfferedExtra> = {}): OfferedExtra => ({
  id: "cool-box",
  name: "Cool box",
  description: "With ice",
  kind: "equipment",
  per: "booking",
  price_cents: 15_000,
  most: 4,
  left: null,
  needs_approval: false,
  ...changes,
});
