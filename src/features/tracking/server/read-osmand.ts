import * as z from "zod/mini";
import type { SentFix } from "./judge-fixes.ts";

/** A device’s message: its token and its positions. */
export type DeviceReport = { readonly token: string; readonly fixes: readonly SentFix[] };

const kmhPerKnot = 1.852;
const kmhPerMetreASecond = 3.6;
/** The batch size of an app that was offline. */
const fixesAtMost = 500;
/** Our tokens are shorter. */
const tokenAtMost = 64;

/** OsmAnd’s format: one position as URL or form fields. Speed is in knots, time in seconds or milliseconds. */
export function readFields(fields: URLSearchParams, now: Date): DeviceReport | undefined {
  const token = fields.get("id") ?? fields.get("deviceid") ?? "";
  const [first, second] = fields.get("location")?.split(",") ?? [];
  const latitude = number(fields.get("lat") ?? first);
  const longitude = number(fields.get("lon") ?? second);
  const takenAt = momentOf(fields.get("timestamp"), now);
  if (token === "" || token.length > tokenAtMost) return undefined;
  if (latitude === null || longitude === null || takenAt === undefined) return undefined;
  const speed = known(number(fields.get("speed")));
  const fix: SentFix = {
    key: "0",
    takenAt,
    latitude,
    longitude,
    accuracyM: known(number(fields.get("accuracy"))),
    speedKmh: speed === null ? null : speed * kmhPerKnot,
    heading: degrees(number(fields.get("bearing") ?? fields.get("heading"))),
    battery: percent(number(fields.get("batt"))),
  };
  return { token, fixes: [withinColumns(fix)] };
}

const reading = z.optional(z.nullable(z.number()));
const location = z.object({
  timestamp: z.union([z.string(), z.number()]),
  coords: z.object({
    latitude: z.number(),
    longitude: z.number(),
    accuracy: reading,
    speed: reading,
    heading: reading,
  }),
  battery: z.optional(z.nullable(z.object({ level: reading }))),
});
const message = z.object({
  device_id: z.union([z.string().check(z.minLength(1), z.maxLength(tokenAtMost)), z.number()]),
  location: z.union([location, z.array(location).check(z.maxLength(fixesAtMost))]),
});

/**
 * Traccar Client’s format: one position or several as JSON. Speed is in metres a second; below zero means
 * unknown.
 */
export function readMessage(json: unknown, now: Date): DeviceReport | undefined {
  const { data } = z.safeParse(message, json);
  if (!data) return undefined;
  const fixes = [data.location].flat().map(({ timestamp, coords, battery }, at): SentFix => {
    const speed = known(coords.speed ?? null);
    return withinColumns({
      key: String(at),
      // An unreadable time becomes an invalid date, which is refused later.
      takenAt: momentOf(String(timestamp), now) ?? new Date(Number.NaN),
      latitude: coords.latitude,
      longitude: coords.longitude,
      accuracyM: known(coords.accuracy ?? null),
      speedKmh: speed === null ? null : speed * kmhPerMetreASecond,
      heading: degrees(coords.heading ?? null),
      battery: percent(scaled(battery?.level ?? null)),
    });
  });
  return { token: String(data.device_id), fixes };
}

const scaled = (share: number | null) => (share === null ? null : share * 100);

function number(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text.trim() === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** A negative value of something that cannot be negative means unknown. */
const known = (value: number | null) => (value === null || value < 0 || value > 1e6 ? null : value);
const degrees = (value: number | null) => (value === null || value < 0 || value > 360 ? null : Math.round(value) % 360);
const percent = (value: number | null) => (value === null || value < 0 || value > 100 ? null : Math.round(value));

/** Further digits are noise: a millionth of a degree is a tenth of a metre. */
const withinColumns = (fix: SentFix): SentFix => ({
  ...fix,
  latitude: Math.round(fix.latitude * 1e6) / 1e6,
  longitude: Math.round(fix.longitude * 1e6) / 1e6,
  accuracyM: fix.accuracyM === null ? null : Math.round(fix.accuracyM * 10) / 10,
  speedKmh: fix.speedKmh === null ? null : Math.round(fix.speedKmh * 10) / 10,
});

/** Without a time it is now; undefined if it cannot be read. */
function momentOf(text: string | null, now: Date): Date | undefined {
  if (text === null || text === "") return now;
  const value = Number(text);
  // Up to the year 2038 it counts as seconds, a larger number as milliseconds.
  const moment = Number.isFinite(value)
    ? new Date(value < 2 ** 31 ? value * 1000 : value)
    : new Date(/T/.test(text) ? text : `${text.replace(" ", "T")}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
