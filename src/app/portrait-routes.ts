import { Hono } from "hono";
import { driverDrawing } from "#design/pictures/portraits/driver-drawing.ts";
import { svgOf } from "#design/pictures/portraits/shapes.ts";
import { vehicleDrawing } from "#design/pictures/portraits/vehicle-drawing.ts";
import { portraitFolder, readPortrait } from "#domain/fleet/portrait.ts";
import type { Limit } from "#platform/contract.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import type { FunctionTools } from "#platform/http/serve-functions.ts";
import { drawPng } from "#platform/pictures/draw-png.ts";

type Input = Pick<FunctionTools, "clientOf"> & { limiter: RateLimiter };

/** An office that opens its emails in the morning; asking for more draws on our time. */
const limit: Limit = { times: 600, seconds: 600 };

/** Twice as wide as an email shows it, for sharp screens. */
const pngWidth = { driver: 240, vehicle: 360 } as const;

/** Drawn portraits of drivers and vehicles that have no photograph. An address always shows the same picture. */
export function portraitRoutes({ limiter, clientOf }: Input): Hono {
  const routes = new Hono();
  routes.get(`${portraitFolder}/:name`, async (c) => {
    const portrait = readPortrait(c.req.param("name"));
    if (!portrait) return c.notFound();
    const wait = await limiter.spend(portraitFolder, clientOf(c), limit);
    if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
    const drawing = portrait.kind === "driver" ? driverDrawing(portrait.seed) : vehicleDrawing(portrait);
    const headers = {
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    };
    return portrait.format === "svg"
      ? c.body(svgOf(drawing), 200, { ...headers, "content-type": "image/svg+xml" })
      : c.body(new Uint8Array(drawPng(drawing, pngWidth[portrait.kind])), 200, {
          ...headers,
          "content-type": "image/png",
        });
  });
  return routes;
}
