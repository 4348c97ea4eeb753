import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isUnavailable } from "#db/unavailable.ts";
import { logoAddress } from "#domain/company/brand.ts";
import { normalPath, withQuery } from "#domain/page/redirects.ts";
import { PageCache, type Rendered } from "#platform/http/page-cache.ts";
import { type OutsideSites, securityHeaders } from "#platform/http/security-headers.ts";
import { cacheControlOf, type StaticFile } from "#platform/http/static-files.ts";
import { writePacked } from "#platform/http/write-packed.ts";
import type { Logger } from "#platform/logger.ts";
import { newErrorCode } from "#platform/replies.ts";
import { tracing } from "#platform/tracing/tracing.ts";
import type { Watch } from "#platform/watch.ts";
import { staffAreaOf } from "../shells/staff-area.ts";
import { keptUnder, movedTo } from "./alias.ts";
import type { App } from "./app.ts";
import { brokenPage } from "./pages/broken-page.ts";
import type { RenderedPage } from "./pages/entry-server.tsx";
import type { RecordAddresses } from "./record-addresses.ts";

type SiteServer = {
  app: App;
  files: ReadonlyMap<string, StaticFile>;
  siteUrl: string;
  /** Other sites that pages may contact. */
  outside?: OutsideSites;
  siteVersion: () => number;
  /** The company’s own logo, or empty. */
  logo: () => Promise<string>;
  /** Pages of records, such as tours. */
  records: () => Promise<RecordAddresses>;
  log: Logger;
  /** Records the code of a page that broke. */
  watch?: Pick<Watch, "broke">;
  render(path: string): Promise<RenderedPage>;
  /** In milliseconds; standard values if absent. */
  patience?: Patience;
};

/** How long a caller may take: one that opens a connection and says nothing must not block others. */
export type Patience = {
  /** For a request’s headers, and for all of it: five megabytes from a slow phone. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Between two requests. */
  readonly keepAliveTimeout: number;
  /** Without a byte in either direction. */
  readonly silence: number;
  readonly connectionsCheckingInterval: number;
};
const standardPatience: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 20_000,
  silence: 60_000,
  connectionsCheckingInterval: 5000,
};

/** Addresses that the application handles; everything else is a file, a page, or not found. */
export const answeredByApp =
  /^\/(api|functions|files|auth|rest|content|docs|payments|sandbox|tiles|portraits|pictures|live|arrivals|at|widget)\/|^\/(healthz|readyz|metrics|openapi\.json|robots\.txt|sitemap\.xml|manifest\.webmanifest|driver\/app\.webmanifest)$/;

/** Where programs look for an icon without asking a page. */
const icons = new Set(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"]);

/**
 * One not-found page for visitors and one per staff area: rendering each unknown address would let anyone keep the
 * server busy.
 */
function unknownAddress(path: string): string {
  const area = staffAreaOf(path);
  return area ? `/${area}/not-found` : "/not-found";
}

/** Cached pages and files are sent straight away, the rest goes to the application. */
export function createSiteServer(site: SiteServer): Server {
  const pageHeaders = {
    ...securityHeaders(site.siteUrl, site.outside),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
  };
  const fileHeaders = securityHeaders(site.siteUrl, site.outside);
  const pages = new PageCache(site.siteVersion, (path) => render(site, path));
  const listener = getRequestListener(site.app.fetch);

  function lead(response: ServerResponse, status: 301 | 302, location: string, caching = "no-cache") {
    tracing?.nameRoute("/(moved)");
    response.writeHead(status, { ...fileHeaders, location, "cache-control": caching }).end();
  }

  async function serve(request: IncomingMessage, response: ServerResponse, path: string, query: string) {
    const logo = icons.has(path) ? await site.logo() : "";
    if (logo) return lead(response, 302, logoAddress(logo, "icon"));
    const file = site.files.get(path);
    if (file) {
      tracing?.nameRoute("/(file)");
      const headers = { ...fileHeaders, "content-type": file.type, "cache-control": cacheControlOf(path, query) };
      return writePacked(request, response, await file.content(), headers);
    }
    const moved = movedTo(path, query);
    if (moved !== undefined) return lead(response, 301, moved, "public, max-age=3600");
    const written = keptUnder(path);
    const records = written === undefined ? await site.records() : undefined;
    const gone = records?.moved.get(path);
    // Not for long: a record that has ended can be put back.
    if (gone !== undefined) return lead(response, 301, gone);
    const redirect = records?.pages.has(path) ? undefined : records?.redirects.get(normalPath(path));
    if (redirect !== undefined) return lead(response, 301, withQuery(redirect, query));
    const place = written ?? (records?.pages.has(path) ? path : unknownAddress(path));
    tracing?.nameRoute(place);
    const page = await pages.get(place);
    writePacked(request, response, page, pageHeaders);
  }

  const { silence, ...patience } = site.patience ?? standardPatience;
  function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? "/";
    const end = url.indexOf("?");
    const path = end === -1 ? url : url.slice(0, end);
    const isReading = request.method === "GET" || request.method === "HEAD";
    if (!isReading || answeredByApp.test(path)) return void listener(request, response);
    const hot = pages.peek(path);
    if (hot) {
      tracing?.nameRoute(path);
      return writePacked(request, response, hot, pageHeaders);
    }
    serve(request, response, path, end === -1 ? "" : url.slice(end)).catch((error: unknown) => {
      const code = newErrorCode();
      tracing?.noteCode(code);
      const place = keptUnder(path) ?? unknownAddress(path);
      site.log.error({ err: error, code, page: place }, "page broke");
      site.watch?.broke({ code, origin: "page", place, error });
      if (response.headersSent) return void response.destroy();
      const status = isUnavailable(error) ? 503 : 500;
      response.writeHead(status, { ...pageHeaders, "cache-control": "no-store" }).end(brokenPage(code, new Date()));
    });
  }

  const server = createServer(patience, (request, response) => {
    if (tracing) tracing.request(request, response, () => answer(request, response));
    else answer(request, response);
  });
  server.timeout = silence;
  return server;
}

async function render(site: SiteServer, path: string): Promise<Rendered> {
  const page = await site.render(path);
  if (page.error) {
    site.log.error({ err: page.error, code: page.code, page: path }, "page broke");
    if (page.code) tracing?.noteCode(page.code);
    site.watch?.broke({ code: page.code ?? "", origin: "page", place: path, error: page.error });
  }
  return { ...page, keep: page.status === 200 || page.status === 404 };
}
