/** Body shapes a vehicle is drawn with, by its seats. */
export const vehicleBodies = ["sedan", "van", "minibus", "midi", "coach"] as const;
export type VehicleBody = (typeof vehicleBodies)[number];

/** Paints a vehicle is drawn in. A colour with another name is drawn white, as most of a fleet is. */
export const vehiclePaints = [
  "white",
  "silver",
  "grey",
  "black",
  "blue",
  "red",
  "green",
  "gold",
  "brown",
  "orange",
  "yellow",
] as const;
export type VehiclePaint = (typeof vehiclePaints)[number];

export const bodyOf = (seats: number): VehicleBody => {
  if (seats <= 5) return "sedan";
  if (seats <= 9) return "van";
  if (seats <= 16) return "minibus";
  return seats <= 30 ? "midi" : "coach";
};

const otherNames: Readonly<Record<string, VehiclePaint>> = {
  gray: "grey",
  beige: "gold",
  champagne: "gold",
  navy: "blue",
};

export function paintOf(colour: string): VehiclePaint {
  const words = colour.toLowerCase().split(/[^a-z]+/);
  for (const word of words.toReversed()) {
    const paint = vehiclePaints.find((one) => one === word) ?? otherNames[word];
    if (paint) return paint;
  }
  return "white";
}

/** Known from an id, without telling it: the same number on every machine. */
export const portraitSeed = (id: string): number =>
  [...id].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

/** Mail programs show no SVG. */
export type PortraitFormat = "svg" | "png";

export const portraitFolder = "/portraits";

/** The address of the drawn portrait a driver has until there is a photograph. */
export const driverPortrait = (driverId: string, format: PortraitFormat = "svg"): string =>
  `${portraitFolder}/driver-${portraitSeed(driverId)}.${format}`;

type Looks = { readonly id: string; readonly seats: number; readonly colour: string };

/** The same of a vehicle. */
export const vehiclePortrait = ({ id, seats, colour }: Looks, format: PortraitFormat = "svg"): string =>
  `${portraitFolder}/${bodyOf(seats)}-${paintOf(colour)}-${portraitSeed(id)}.${format}`;

export type Portrait =
  | { readonly kind: "driver"; readonly seed: number; readonly format: PortraitFormat }
  | {
      readonly kind: "vehicle";
      readonly seed: number;
      readonly format: PortraitFormat;
      readonly body: VehicleBody;
      readonly paint: VehiclePaint;
    };

/** The portrait that the last part of an address asks for; undefined where it is none of ours. */
export function readPortrait(name: string): Portrait | undefined {
  const [, look = "", digits = "", ending] = /^([a-z-]+)-(\d{1,10})\.(svg|png)$/.exec(name) ?? [];
  const seed = Number(digits);
  if (ending === undefined || seed > 0xffffffff || String(seed) !== digits) return undefined;
  const format = ending === "png" ? "png" : "svg";
  if (look === "driver") return { kind: "driver", seed, format };
  const [shape, colour] = look.split("-");
  const body = vehicleBodies.find((one) => one === shape);
  const paint = vehiclePaints.find((one) => one === colour);
  return body && paint && look === `${body}-${paint}` ? { kind: "vehicle", seed, format, body, paint } : undefined;
}
