import fs from "node:fs";
import { createMemoryRouter, matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { loadMatched, type PageHandle, routes, routesFrom } from "./router.tsx";

test.each(["/", "/tours/winelands", "/booking", "/services/airport-transfers/sea-point", "/no-such-page"])(
  "%s names its own file, so that its parts are fetched together with the entry",
  async (address) => {
    await loadMatched(address);
    const handle: PageHandle = matchRoutes(routes, address)?.at(-1)?.route.handle;
    expect(fs.existsSync(handle.source), handle.source).toBe(true);
    expect(handle.source).toMatch(/^src\/shells\//);
  },
);

const idsOf = (among: readonly RouteObject[]): string[] =>
  among.flatMap(({ id = "", children = [] }) => [id, ...idsOf(children)]);

test("a browser starts with the lines of its page alone, and knows every other once it leaves", async () => {
  const start = routesFrom("/booking");
  expect(idsOf(start.routes)).toEqual([...idsOf(start.routes).slice(0, 3), "/booking"]);
  const router = createMemoryRouter(start.routes, {
    initialEntries: ["/booking"],
    hydrationData: { loaderData: {} },
    patchRoutesOnNavigation: start.addOthers,
  });
  for (const address of ["/booking#details", "/tours/winelands", "/hotel/dashboard", "/no-such-page", "/booking"]) {
    void router.navigate(address);
    await expect
      .poll(() => (router.state.navigation.location ?? router.state.location).pathname)
      .toBe(address.split("#")[0]);
  }
  expect(idsOf(router.routes).toSorted()).toEqual(idsOf(routes).toSorted());
  router.dispose();
});
