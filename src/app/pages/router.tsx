import { type ComponentType, lazy, Suspense } from "react";
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
  useNavigation,
} from "react-router";
import { PlaceLookup } from "#design/fields/place-lookup.ts";
import { LoadingBar } from "#design/loading-bar.tsx";
import { PageSpinner } from "#design/spinner.tsx";
import { placeOf, shortNameOf } from "#domain/company/contact-details.ts";
import type { contentContract } from "#features/content/contract.ts";
import { usePlaceSearch } from "#features/places/ui/use-place-search.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { SiteName, SitePlace, SiteShortName } from "#platform/browser/site-name.tsx";
import { rootRouteId } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { type PageLine, pagePaths, type Shell } from "#platform/route-table.ts";
import { developmentShells, shells } from "../../routes.ts";
import { PublicLayout, loader as publicLoader } from "../../shells/public/layout.tsx";
import { RouteError } from "./route-error.tsx";

export type PageModule = {
  default: ComponentType;
  loader?: LoaderFunction;
  /** For a page that is useless before its script runs, such as one that reads its query. */
  wakesAtOnce?: boolean;
};

const modules = {
  ...import.meta.glob<PageModule>([
    "../../shells/*/pages/**/*.tsx",
    "!../../shells/*/pages/design.tsx",
    "!../../**/*.test.tsx",
  ]),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>("../../shells/public/pages/design.tsx") : {}),
};
const moduleKey = (shell: Shell, line: PageLine) => `../../shells/${shell.name}/pages/${line.file}.tsx`;

/** A page module’s path from the project root, by which the build lists its files. */
export type PageHandle = {
  readonly source: string;
  readonly isRenderedOnServer: boolean;
  readonly wakesAtOnce?: boolean;
  readonly status?: number;
};

function load(shell: Shell, line: PageLine): Promise<PageModule> {
  const result = modules[moduleKey(shell, line)];
  if (!result) throw new Error(`There is no page file for ${line.path}.`);
  return result();
}

function Root() {
  const { siteName, siteShortName, sitePlace } = useLoaderData<typeof rootLoader>();
  return (
    <SiteName value={siteName}>
      <SiteShortName value={siteShortName}>
        <SitePlace value={sitePlace}>
          <LoadingBar isLoading={useNavigation().state !== "idle"} />
          <PlaceLookup value={usePlaceSearch}>
            <Outlet />
          </PlaceLookup>
          <ScrollRestoration />
        </SitePlace>
      </SiteShortName>
    </SiteName>
  );
}

async function rootLoader({ context }: LoaderFunctionArgs) {
  const store = context.get(pageStore);
  const company = await store.read<typeof contentContract.companyDetails>("company-details", {});
  return {
    siteUrl: store.siteUrl,
    siteName: company.name,
    siteShortName: shortNameOf(company),
    sitePlace: placeOf(company),
  };
}

/** Public pages are rendered on the server; others are an empty frame there and start in the browser. */
function pageRoute(shell: Shell, line: PageLine, path: string): RouteObject {
  const isRenderedOnServer = shell.access === "anyone";
  const handle: PageHandle = { source: moduleKey(shell, line).replace("../..", "src"), isRenderedOnServer };
  if (!isRenderedOnServer) return { path, id: path, handle, Component: inBrowser(() => load(shell, line)) };
  return {
    path,
    id: path,
    lazy: async () => {
      const { default: Component, loader, wakesAtOnce } = await load(shell, line);
      return { Component, handle: { ...handle, ...(wakesAtOnce && { wakesAtOnce }) }, ...(loader && { loader }) };
    },
  };
}

function inBrowser(load: () => Promise<PageModule>): ComponentType {
  const Page = lazy(load);
  return function PageInBrowser() {
    if (!useHydrated()) return <PageSpinner />;
    return (
      <Suspense fallback={<PageSpinner />}>
        <Page />
      </Suspense>
    );
  };
}

/**
 * The frame of a shell’s pages. A signed-in shell adds itself here lazily, so that visitors don’t load it: `admin: {
 * lazy: async () => ({ Component: (await import("../../shells/admin/layout.tsx")).AdminLayout }) }`.
 */
const layouts: Readonly<Record<string, Pick<RouteObject, "Component" | "loader" | "lazy">>> = {
  public: { Component: PublicLayout, loader: publicLoader },
  entrance: { lazy: async () => ({ Component: (await import("../../shells/entrance/layout.tsx")).EntranceLayout }) },
  editor: { lazy: async () => ({ Component: (await import("../../shells/editor/layout.tsx")).EditorLayout }) },
  customer: { lazy: async () => ({ Component: (await import("../../shells/customer/layout.tsx")).CustomerLayout }) },
  partner: { lazy: async () => ({ Component: (await import("../../shells/partner/layout.tsx")).PartnerLayout }) },
  driver: { lazy: async () => ({ Component: (await import("../../shells/driver/layout.tsx")).DriverLayout }) },
  dispatcher: {
    lazy: async () => ({ Component: (await import("../../shells/dispatcher/layout.tsx")).DispatcherLayout }),
  },
  admin: { lazy: async () => ({ Component: (await import("../../shells/admin/layout.tsx")).AdminLayout }) },
};

const lostAddress = "/not-found";

/** The not-found page, inside the frame of the area the address would belong to. */
const unknownAddress: RouteObject = {
  id: "lost",
  loader: publicLoader,
  lazy: async () => ({ Component: (await import("../../shells/lost-layout.tsx")).LostLayout }),
  ErrorBoundary: RouteError,
  shouldRevalidate: () => false,
  children: [
    // The second one is how the server asks for it: an address of one word could be a page of our team.
    ...["*", lostAddress].map((path) => ({
      path,
      id: path === "*" ? "not-found" : "not-found-page",
      handle: { source: "src/shells/not-found.tsx", isRenderedOnServer: true, status: 404 } satisfies PageHandle,
      lazy: async () => ({ Component: (await import("../../shells/not-found.tsx")).NotFoundPage }),
    })),
  ],
};

const shellRoute = (shell: Shell): RouteObject => ({
  id: shell.name,
  ...layouts[shell.name],
  ErrorBoundary: RouteError,
  shouldRevalidate: () => false,
  children: [
    {
      id: `${shell.name}-pages`,
      ErrorBoundary: RouteError,
      children: shell.lines.flatMap((line) =>
        line.kind === "page" ? pagePaths(line).map((path) => pageRoute(shell, line, path)) : [],
      ),
    },
  ],
});

const table: readonly Shell[] = import.meta.env.DEV ? withDevelopmentPages(shells) : shells;

function withDevelopmentPages(built: readonly Shell[]): readonly Shell[] {
  const extra: readonly Shell[] = developmentShells;
  return built.map((shell) => ({
    ...shell,
    lines: [...shell.lines, ...extra.filter((one) => one.name === shell.name).flatMap((one) => one.lines)],
  }));
}

export const routes: RouteObject[] = [
  {
    id: rootRouteId,
    Component: Root,
    loader: rootLoader,
    shouldRevalidate: () => false,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [...table.map(shellRoute), unknownAddress],
  },
];

/** Loads an address’s pages before rendering, so that the first render is the page and not a spinner. */
export async function loadMatched(address: string) {
  await Promise.all(
    routesAt(address).map(async (route) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * A browser’s first routes: only those leading to its page, because comparing every address of the table takes a slow
 * phone a while. The others are added with the first page that is not among these.
 */
export function routesFrom(address: string) {
  const way = routesAt(address);
  let isWhole = false;
  const addOthers: PatchRoutesOnNavigationFunction = ({ patch }) => {
    if (isWhole) return;
    isWhole = true;
    for (const [at, { id = null, children = [] }] of way.entries())
      patch(
        id,
        children.filter((route) => route !== way[at + 1]),
      );
  };
  const alone = (children: RouteObject[], route: RouteObject) => [route.children ? { ...route, children } : route];
  return { routes: way.reduceRight<RouteObject[]>(alone, []), addOthers };
}

/** The address by which to find the routes of a page that the server has drawn: it knows which pages there are. */
export const drawnAddress = (address: string, loaderData: Readonly<Record<string, unknown>> = {}): string =>
  "lost" in loaderData ? `${address.replace(/\/$/, "")}/not/found/at/any/place` : address;

/** Most addresses are in the table literally; only others need comparing with every pattern. */
const routesAt = (address: string): readonly RouteObject[] =>
  wayTo(address, routes) ?? matchRoutes(routes, address)?.map(({ route }) => route) ?? [];

function wayTo(address: string, among: readonly RouteObject[]): readonly RouteObject[] | undefined {
  for (const route of among) {
    if (route.path === address) return [route];
    const further = route.children && wayTo(address, route.children);
    if (further) return [route, ...further];
  }
  return undefined;
}
