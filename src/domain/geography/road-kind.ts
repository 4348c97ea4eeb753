/** The OpenStreetMap tags of a way. */
export type RoadTags = Readonly<Record<string, string>>;

export const roadClasses = ["motorway", "trunk", "primary", "secondary", "tertiary", "minor", "service"] as const;
export type RoadClass = (typeof roadClasses)[number];

export type RoadKind = {
  readonly roadClass: RoadClass;
  readonly isRamp: boolean;
  /** Along its drawn direction, against it, or both. */
  readonly direction: "along" | "against" | "both";
  readonly isBridge: boolean;
  readonly maxKmh: number | null;
  /** Its name and number, separated by a bar: “Nelson Mandela Boulevard|N2”. */
  readonly name: string;
};

const classOf: Readonly<Record<string, RoadClass>> = {
  motorway: "motorway",
  trunk: "trunk",
  primary: "primary",
  secondary: "secondary",
  tertiary: "tertiary",
  unclassified: "minor",
  residential: "minor",
  living_street: "minor",
  road: "minor",
  service: "service",
};

/** Access to single houses and parking bays: no route needs them, and there are very many. */
const sideways = ["driveway", "parking_aisle", "drive-through", "emergency_access"];
const forbidden = ["no", "private", "agricultural", "forestry", "military", "delivery"];

/** How a way can be used by a passenger vehicle; undefined if it can’t. */
export function roadKindOf(tags: RoadTags): RoadKind | undefined {
  const written = tags.highway ?? "";
  const isRamp = written.endsWith("_link");
  const roadClass = classOf[isRamp ? written.slice(0, -"_link".length) : written];
  if (!roadClass || tags.area === "yes" || !mayEnter(tags)) return undefined;
  if (roadClass === "service" && sideways.includes(tags.service ?? "")) return undefined;
  const [name = "", number = ""] = [tags.name, tags.ref?.split(";")[0]];
  return {
    roadClass,
    isRamp,
    direction: directionOf(tags, roadClass === "motorway"),
    isBridge: isYes(tags.bridge) || isYes(tags.tunnel),
    maxKmh: kmhIn(tags.maxspeed),
    name: number ? `${name}|${number}` : name,
  };
}

/** The most specific tag decides. */
const mayEnter = (tags: RoadTags): boolean =>
  !forbidden.includes(tags.motor_vehicle ?? tags.vehicle ?? tags.access ?? "yes");

function directionOf(tags: RoadTags, isMotorway: boolean): RoadKind["direction"] {
  const written = tags.oneway;
  if (written === "-1" || written === "reverse") return "against";
  if (written === "no") return "both";
  const isCircle = tags.junction === "roundabout" || tags.junction === "circular";
  return written === "yes" || written === "1" || written === "true" || isCircle || isMotorway ? "along" : "both";
}

const isYes = (value: string | undefined) => value !== undefined && value !== "no";

function kmhIn(text = ""): number | null {
  const kmh = /^(\d{1,3})( km\/h)?$/.exec(text)?.[1];
  return kmh ? Number(kmh) : null;
}
