import { lifecycle } from "../lifecycle.ts";

export const driverStates = ["invited", "onboarding", "active", "on_leave", "suspended", "left"] as const;
export type DriverState = (typeof driverStates)[number];

/** From invitation through documents to the road. A driver who left and returns goes through the documents again. */
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

/** Time off is requested and answered; granted time can still be handed back. */
export const absenceLifecycle = lifecycle<AbsenceState>({
  asked: ["granted", "declined", "withdrawn"],
  granted: ["withdrawn"],
  declined: [],
  withdrawn: [],
});
