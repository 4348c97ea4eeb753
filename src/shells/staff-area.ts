const areas = ["admin", "dispatcher", "driver"] as const;
export type StaffArea = (typeof areas)[number];

/** The staff area an address belongs to, by its prefix: nothing floats there. */
export const staffAreaOf = (path: string): StaffArea | undefined =>
  areas.find((area) => path.toLowerCase().startsWith(`/${area}`));
