import { Hono, type Context as HonoContext } from "hono";

/** By the default of the real service. */
const placesAtMost = 100;
const metresPerDegree = 111_195;
const metresPerSecond = 15;

type Place = readonly [longitude: number, latitude: number];

/**
 * A routing service in OSRM’s format on a plain without roads: every way is straight, as the crow flies, at 54 km/h. No
 * way leads across the equator.
 */
export const routingRoutes = (): Hono =>
  new Hono()
    .get("/table/v1/driving/:places", (c) => answerTable(c, placesOf(c)))
    .get("/route/v1/driving/:places", (c) => answerRoute(c, placesOf(c)));

const placesOf = (c: HonoContext): Place[] =>
  (c.req.param("places") ?? "").split(";").map((pair) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(",").map(Number);
    return [longitude, latitude];
  });

const isPlace = ([longitude, latitude]: Place) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

function answerTable(c: HonoContext, places: readonly Place[]) {
  if (!places.every(isPlace)) return c.json({ code: "InvalidQuery", message: "Query string malformed" }, 400);
  if (places.length > placesAtMost) return c.json({ code: "TooBig", message: "Too many table coordinates" }, 400);
  const chosen = (name: string) =>
    (c.req.query(name) ?? [...places.keys()].join(";")).split(";").flatMap((at) => {
      const place = places[Number(at)];
      return place ? [place] : [];
    });
  const rows = chosen("sources").map((from) => chosen("destinations").map((to) => metresBetween(from, to)));
  return c.json({
    code: "Ok",
    distances: rows,
    durations: rows.map((row) => row.map((metres) => metres && metres / metresPerSecond)),
  });
}

function answerRoute(c: HonoContext, [from, to]: readonly Place[]) {
  if (!from || !to || !isPlace(from) || !isPlace(to))
    return c.json({ code: "InvalidQuery", message: "Query string malformed" }, 400);
  const distance = metresBetween(from, to);
  if (distance === null) return c.json({ code: "NoRoute", message: "Impossible route between points" }, 400);
  const geometry = { type: "LineString", coordinates: [from, to] };
  return c.json({ code: "Ok", routes: [{ distance, duration: distance / metresPerSecond, geometry }] });
}

function metresBetween([x, y]: Place, [toX, toY]: Place): number | null {
  if (y * toY < 0) return null;
  const squeeze = Math.cos((((y + toY) / 2) * Math.PI) / 180);
  return Math.hypot((x - toX) * squeeze, y - toY) * metresPerDegree;
}
