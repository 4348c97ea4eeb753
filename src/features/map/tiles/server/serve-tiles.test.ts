import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aTileArchive } from "#testing/builders/map/a-tile-archive.ts";
import { openTiles } from "./open-tiles.ts";
import { tileRoutes } from "./serve-tiles.ts";

let folder = "";
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-tiles-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A map in its own folder, with one tile at 0/0/0, and a shared one for 1/0/0, 1/0/1 and 1/1/1. */
function routesFor(name: string, options: { leaves?: boolean; tileType?: number } = {}) {
  const place = path.join(folder, name);
  fs.mkdirSync(place);
  const tiles = [
    { number: 0, content: "the whole world" },
    { number: 1, content: "sea", run: 3 },
  ];
  fs.writeFileSync(path.join(place, "cape.pmtiles"), aTileArchive(tiles, options));
  return tileRoutes(openTiles(place));
}
const packed = { headers: { "accept-encoding": "gzip, br" } };

describe.each([
  ["listed at once", false],
  ["listed one level down", true],
])("a map whose tiles are %s", (_name, leaves) => {
  test("serves a tile as stored in the file, cached for a day", async () => {
    const routes = routesFor(`tile-${leaves}`, { leaves });

    const answer = await routes.request("/tiles/0/0/0", packed);

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/x-protobuf");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe("the whole world");
  });

  test("serves a shared tile, and 404 if there is none", async () => {
    const routes = routesFor(`run-${leaves}`, { leaves });
    const status = async (address: string) => (await routes.request(address, packed)).status;

    expect(await status("/tiles/1/1/1")).toBe(200);
    expect(await status("/tiles/1/1/0")).toBe(404);
    expect(await status("/tiles/14/9000/9000")).toBe(404);
  });
});

test("a browser that has the tile gets 304; HEAD answers like GET, without the tile", async () => {
  const routes = routesFor("same");
  const etag = (await routes.request("/tiles/0/0/0", packed)).headers.get("etag") ?? "";

  const again = await routes.request("/tiles/0/0/0", { headers: { ...packed.headers, "if-none-match": etag } });
  expect(again.status).toBe(304);
  const head = await routes.request("/tiles/0/0/0", { method: "HEAD", ...packed });
  expect(head.headers.get("etag")).toBe(etag);
  expect(await head.text()).toBe("");
});

test("a client without gzip support gets the tile uncompressed", async () => {
  const answer = await routesFor("plain").request("/tiles/0/0/0");

  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe("the whole world");
});

test.each(["/tiles/a/0/0", "/tiles/0/1/0", "/tiles/0/-1/0", "/tiles/99/0/0", "/tiles/1/0.5/0", "/tiles/3/0/99999999"])(
  "%s is no tile",
  async (address) => {
    expect((await routesFor(`no${address.replaceAll("/", "-")}`).request(address)).status).toBe(404);
  },
);

test("without a map there are no tiles", async () => {
  expect(openTiles(undefined)).toBeUndefined();
  const bare = path.join(folder, "bare");
  fs.mkdirSync(bare);
  expect(openTiles(bare)).toBeUndefined();
  expect((await tileRoutes(undefined).request("/tiles/0/0/0")).status).toBe(404);
});
