import type { DriverProfile, Permit, TeamVehicle } from "../contract.ts";

/** Each status’s meaning for the driver; left out if all is well. */
export const driverStateTexts: Readonly<Partial<Record<DriverProfile["state"], string>>> = {
  invited: "Your enrolment isn’t finished. Dispatch will tell you what’s missing.",
  onboarding: "Your documents are being checked. You’ll get trips once that’s done.",
  on_leave: "You’re on leave. Your remaining trips are listed. Dispatch won’t assign you new ones.",
  suspended: "You’re suspended. Only trips you still need to drive are listed. Please call dispatch.",
  left: "You no longer drive for us, so there are no trips here.",
};

export const vehicleStateNames: Readonly<Record<TeamVehicle["state"], string>> = {
  available: "Available",
  maintenance: "In the workshop",
  off_road: "Off the road",
  retired: "Retired",
};

export function permitText({ days_left, standing }: Permit): string {
  if (standing === "expired") return days_left === -1 ? "Expired yesterday" : `Expired ${-days_left} days ago`;
  if (days_left === 0) return "Expires today";
  return days_left === 1 ? "1 day left" : `${days_left} days left`;
}
