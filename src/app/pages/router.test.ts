import fs from "node:fs";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { loadMatched, type PageHandle, routes } from "./router.tsx";

test.each(["/", "/tours/winelands", "/booking", "/services/airport-transfers/sea-point", "/no-such-page"])(
  "%s names its own file, so that its parts are fetched together with the entry",
  async (address) => {
    await loadMatched(address);
    const handle: PageHandle = matchRoutes(routes, address)?.at(-1)?.route.handle;
    expect(fs.existsSync(handle.source), handle.source).toBe(true);
    expect(handle.source).toMatch(/^src\/shells\//);
  },
);
