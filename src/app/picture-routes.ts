import { Hono } from "hono";
import type pg from "pg";
import { openDatabase } from "#db/connect.ts";
import { pictureFolder, readPictureName } from "#domain/catalogue/picture.ts";
import { findPictureCopy, findPictureFile } from "#features/catalogue/server/picture-views.ts";
import type { Limit } from "#platform/contract.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import type { FunctionTools } from "#platform/http/serve-functions.ts";

type Input = Pick<FunctionTools, "clientOf"> & { pool: pg.Pool; limiter: RateLimiter };

/** A hotel’s guests behind one address, each with every page of tours. */
const limit: Limit = { times: 3000, seconds: 600 };

/** The photographs of tours and vehicle classes, and the logo. Their address is made of what is in them, so it may be kept for good. */
export function pictureRoutes({ pool, limiter, clientOf }: Input): Hono {
  const db = openDatabase(pool);
  const routes = new Hono();
  routes.get(`${pictureFolder}/:name`, async (c) => {
    const asked = readPictureName(c.req.param("name"));
    if (!asked) return c.notFound();
    const wait = await limiter.spend(pictureFolder, clientOf(c), limit);
    if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
    const { format, ...file } = asked;
    const content = format ? await findPictureCopy(db, { ...file, format }) : await findPictureFile(db, file);
    if (!content) return c.notFound();
    return c.body(new Uint8Array(content), 200, {
      "content-type": asked.type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      // Mail programs are another site, and show pictures of our emails.
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  });
  return routes;
}
