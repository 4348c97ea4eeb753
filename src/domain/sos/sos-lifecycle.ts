import { lifecycle } from "../lifecycle.ts";

/** The status of an alarm of a driver. */
export const sosStates = ["open", "taken", "closed"] as const;
export type SosState = (typeof sosStates)[number];

/** No alarm is closed that no one has taken: someone has to be in charge before it can be over. */
export const sosLifecycle = lifecycle<SosState>({
  open: ["taken"],
  taken: ["closed"],
  closed: [],
});

/** So long the button is held: long enough that no pocket raises an alarm, short enough for someone who is threatened. */
export const sosHoldMs = 3000;

/** Numbers that work from every phone in South Africa. */
export const publicEmergencyNumbers = [
  { label: "Emergency from a mobile phone", number: "112" },
  { label: "Police", number: "10111" },
  { label: "Ambulance", number: "10177" },
] as const;
