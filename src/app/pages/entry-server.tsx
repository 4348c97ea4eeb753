import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { isUnavailable } from "#db/unavailable.ts";
import { type Brand, brandStyle, logoAddress, usualBrand } from "#domain/company/brand.ts";
import type { brandContract } from "#features/settings/brand-contract.ts";
import { jsonText } from "#platform/browser/json-text.ts";
import { serverFault } from "#platform/browser/report-error.ts";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { newErrorCode } from "#platform/replies.ts";
import { type Assets, Root } from "./root.tsx";
import { type PageHandle, routes } from "./router.tsx";

export type AssetFinder = (pageSource: string | undefined) => Assets;
/** `code` is shown to the visitor and logged if something broke. */
export type RenderedPage = { status: number; html: string; error: unknown; code?: string };

const handler = createStaticHandler(routes);

/** Renders one address, without its query: the HTML is cached and shown to everyone. */
export async function renderPage(path: string, store: PageStore, assetsFor: AssetFinder): Promise<RenderedPage> {
  const [context, brand] = await Promise.all([readForPage(path, store), brandFor(store)]);
  if (context instanceof Response) return { status: context.status, html: "", error: undefined };
  const broken = hideFault(context);
  const handle: PageHandle | undefined = context.matches.at(-1)?.route.handle;
  const assets = assetsFor(handle?.isRenderedOnServer ? handle.source : undefined);
  const tail = `${hydrationBlock(context)}${wakeScript(assets, !waits(handle))}</body>`;
  const drawn = drawPage(context, assets)
    .replace("<head>", () => headOf(brand))
    .replace("</body>", () => tail);
  const html = `<!DOCTYPE html>${drawn}`;
  if (!broken) return { status: handle?.status ?? context.statusCode, html, error: undefined };
  return { status: isUnavailable(broken.error) ? 503 : context.statusCode, html, ...broken };
}

/** A loader’s error goes to the log; the public page gets only its code. */
function hideFault(context: StaticHandlerContext): { error: unknown; code: string } | undefined {
  const faults = Object.entries(context.errors ?? {}).filter(([, one]) => !isRouteErrorResponse(one));
  if (faults[0] === undefined) return undefined;
  const code = newErrorCode();
  const shown = new Error(serverFault(code));
  context.errors = { ...context.errors, ...Object.fromEntries(faults.map(([place]) => [place, shown])) };
  return { error: faults[0][1], code };
}

/** Where not even the colours can be read, the page says so in the usual ones. */
const brandFor = (store: PageStore): Promise<Brand> =>
  store.read<typeof brandContract.siteBrand>("site-brand", {}).catch(() => usualBrand);

/** Outside React's tree: in development other scripts precede it, and hydration would confuse them. */
const headOf = (brand: Brand): string =>
  `<head><script src="/theme.js"></script><meta name="theme-color" content="${brand.deep}"><style>${brandStyle(brand)}</style>${iconsOf(brand)}`;

/** For tabs and home screens. */
const iconsOf = ({ logo }: Brand): string =>
  logo
    ? `<link rel="icon" href="${logoAddress(logo, "icon")}" type="image/png"><link rel="apple-touch-icon" href="${logoAddress(logo, "icon")}">`
    : usualIcons;

const usualIcons =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** Runs the loaders of an address. */
export function readForPage(path: string, store: PageStore): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageStore, store);
  return handler.query(new Request(`http://site${path}`), { requestContext });
}

/** React's share of the work. */
export const drawPage = (context: StaticHandlerContext, assets: Assets): string =>
  renderToString(
    <Root assets={assets}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Root>,
  );

/** A data block rather than a script, so the page needs no inline script and no exception in its policy. */
function hydrationBlock(context: StaticHandlerContext): string {
  const errors =
    context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, forBrowser(error)]));
  const json = jsonText({ loaderData: context.loaderData, errors });
  return `<script type="application/json" id="hydration">${json}</script>`;
}

/**
 * Visitors’ pages stay inactive until they are read or touched; see wake.ts. In development all are active, for hot
 * updates.
 */
const waits = (handle: PageHandle | undefined) =>
  !import.meta.env.DEV && handle?.isRenderedOnServer && !handle.wakesAtOnce;

function wakeScript({ wake, scripts }: Assets, isAtOnce: boolean): string {
  const early = isAtOnce ? scripts.map((file) => `<link rel="modulepreload" href="${file}">`).join("") : "";
  const at = isAtOnce ? ' data-at="once"' : "";
  return `${early}<script type="module" id="wake" data-files="${scripts.join(" ")}"${at} src="${wake}"></script>`;
}

const forBrowser = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { ...error }
    : { message: error instanceof Error ? error.message : "Unexpected Server Error" };
