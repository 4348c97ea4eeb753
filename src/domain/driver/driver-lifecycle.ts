import { lifecycle } from "../lifecycle.ts";

export const driverStates = ["invited", "onboarding", "active", "on_leave", "suspended", "left"] as const;
export type DriverState = (typeof driverStates)[number];

/** From the invitation over the documents to the road. Who has left comes back through their documents. */
export const driverLifecycle = lifecycle<DriverState>({
  invited: ["onboarding", "left"],
  onboarding: ["active", "suspended", "left"],
  active: ["on_leave", "suspended", "left"],
  on_leave: ["active", "suspended", "left"],
  suspended: ["onboarding", "active", "left"],
  left: ["onboarding"],
});

export const absenceKinds = ["leave", "sick", "blocked"] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

export const absenceStates = ["asked", "granted", "declined", "withdrawn"] as const;
export type AbsenceState = (typeof absenceStates)[number];

/** Time off is asked for and answered; what was granted can still be given back. */
export const absenceLifecycle = lifecycle<AbsenceState>({
  asked: ["granted", "declined", "withdrawn"],
  granted: ["withdrawn"],
  declined: [],
  withdrawn: [],
});
