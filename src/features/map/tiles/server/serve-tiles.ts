import { Hono, type Context as HonoContext } from "hono";
import { tilesAddress } from "../../contract.ts";
import type { Tiles } from "./open-tiles.ts";
import { type TileArchive, type TilePlace, unpackerFor } from "./read-pmtiles.ts";

const deepestZoom = 22;
const shortly = { "cache-control": "public, max-age=3600" };

/** The company’s map tiles, as stored. For a missing one the map scales up part of a larger tile. */
export const tileRoutes = (tiles: Tiles | undefined): Hono =>
  new Hono().get(tilesAddress, async (c) => {
    const result = askedFor(c);
    const archive = result && (await tiles?.());
    const place = archive && (await archive.find(...result));
    return place ? give(c, archive, place) : c.body(null, 404, shortly);
  });

/** Undefined for an impossible tile. */
function askedFor(c: HonoContext): [zoom: number, x: number, y: number] | undefined {
  const [zoom, x, y] = ["z", "x", "y"].map((name) => wholeNumber(c.req.param(name)));
  if (zoom === undefined || x === undefined || y === undefined || zoom > deepestZoom) return undefined;
  return Math.max(x, y) < 2 ** zoom ? [zoom, x, y] : undefined;
}

const wholeNumber = (text = "") => (/^\d{1,7}$/.test(text) ? Number(text) : undefined);

async function give(c: HonoContext, archive: TileArchive, place: TilePlace): Promise<Response> {
  const { encoding } = archive;
  // Stays compressed if the browser supports that, as all do.
  const isPacked = encoding !== null && accepts(c.req.header("accept-encoding"), encoding);
  const etag = `"${archive.version}-${place.offset.toString(36)}${isPacked ? "" : "-plain"}"`;
  const headers = { "cache-control": "public, max-age=86400", etag, vary: "accept-encoding" };
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
  const stored = await archive.read(place);
  const content = isPacked ? stored : await unpackerFor(encoding)(stored);
  return c.body(new Uint8Array(content), 200, {
    ...headers,
    "content-type": "application/x-protobuf",
    "content-length": String(content.length),
    ...(isPacked && { "content-encoding": encoding }),
  });
}

const accepts = (header: string | undefined, encoding: string) =>
  (header ?? "").split(",").some((part) => part.trim().split(";")[0] === encoding);
