import { callUs } from "../company/contact-details.ts";
import { placeIn } from "../geography/find-place.ts";

/** At an airport passengers come out of one door, at a station or harbour by the main exit, elsewhere from a house. */
export type PickupKind = "airport" | "terminal" | "address";

export function pickupKindOf(pickupLocation: string): PickupKind {
  if (/\bairport\b/i.test(pickupLocation)) return "airport";
  switch (placeIn(pickupLocation)?.kind) {
    case "airport":
      return "airport";
    case "station":
    case "harbour":
      return "terminal";
    default:
      return "address";
  }
}

export type MeetingPoint = { readonly kind: PickupKind; readonly title: string; readonly steps: readonly string[] };

type Met = {
  readonly pickupLocation: string;
  /** As shown on the name board. */
  readonly name: string;
  /** Ours, answered at any hour. */
  readonly phone: string;
};

/** How passenger and driver find each other, step by step. Undefined while the address is still open. */
export function meetingPointOf({ pickupLocation, name, phone }: Met): MeetingPoint | undefined {
  if (pickupLocation.trim() === "") return undefined;
  const kind = pickupKindOf(pickupLocation);
  return { kind, ...pointsByKind[kind]({ pickupLocation, name, phone }) };
}

const pointsByKind: Readonly<Record<PickupKind, (met: Met) => Omit<MeetingPoint, "kind">>> = {
  airport: ({ name, phone }) => ({
    title: "Arrivals hall",
    steps: [
      "After customs, come through the sliding doors into the arrivals hall.",
      `Your driver will be waiting there with a board that says ${name}.`,
      `Don’t see it within a minute or two? Stay inside and ${callUs({ phone })}. Your driver will come to you.`,
    ],
  }),
  terminal: ({ name, phone }) => ({
    title: "Main exit",
    steps: [
      "Come out by the main exit with your luggage.",
      `Your driver will be waiting there with a board that says ${name}.`,
      `Don’t see it? Stay at the main exit and ${callUs({ phone })}. Your driver will come to you.`,
    ],
  }),
  address: ({ pickupLocation, phone }) => ({
    title: pickupLocation,
    steps: [
      "Your driver will come to this address and wait at the entrance.",
      "Look for the number plate: we’ll send you the driver and vehicle before the pickup.",
      `If you can’t see the vehicle, ${callUs({ phone })}.`,
    ],
  }),
};
