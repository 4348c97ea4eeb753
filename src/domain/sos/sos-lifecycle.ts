import { lifecycle } from "../lifecycle.ts";

/** The status of a driver’s alarm. */
export const sosStates = ["open", "taken", "closed"] as const;
export type SosState = (typeof sosStates)[number];

/** An alarm can’t be closed before someone has taken charge of it. */
export const sosLifecycle = lifecycle<SosState>({
  open: ["taken"],
  taken: ["closed"],
  closed: [],
});

/**
 * How long the button is held: long enough to avoid false alarms in a pocket, short enough for someone under threat.
 */
export const sosHoldMs = 3000;

/** Emergency numbers that work from every phone in South Africa. */
export const publicEmergencyNumbers = [
  { label: "Emergency from a mobile phone", number: "112" },
  { label: "Police", number: "10111" },
  { label: "Ambulance", number: "10177" },
] as const;
