import { Hono, type Context as HonoContext } from "hono";
import { compress } from "hono/compress";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { openDatabase } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { findSold } from "#db/read-catalogue.ts";
import { findCompany } from "#db/read-company.ts";
import type { MapOutline } from "#design/map/map-geometry.ts";
import { visitor } from "#domain/account/roles.ts";
import type { Brand } from "#domain/company/brand.ts";
import { livePage } from "#features/live/contract.ts";
import { followContract } from "#features/live/follow/contract.ts";
import { type OpenedPage, openLivePage } from "#features/live/follow/server/open-live-page.ts";
import { LiveNow } from "#features/live/follow/ui/live-now.tsx";
import { LivePage, LostPage } from "#features/live/follow/ui/live-page.tsx";
import { TripMap, tripMapBounds } from "#features/live/follow/ui/trip-map.tsx";
import { mapAttribution } from "#features/map/contract.ts";
import { cardRoutes } from "#features/partners/cards/server/serve-cards.ts";
import { widgetRoutes } from "#features/partners/cards/server/serve-widget.ts";
import { partnerApiRoutes } from "#features/portal/api/server/serve-partner-api.ts";
import { stopRequestRoutes } from "#features/reviews/rating/server/serve-stop-requests.ts";
import type { Call, Limit } from "#platform/contract.ts";
import { createContext } from "#platform/create-context.ts";
import { readBody } from "#platform/http/read-body.ts";
import { isCrossSite } from "#platform/http/serve-functions.ts";
import { newId } from "#platform/ids.ts";
import { type Reply, replies } from "#platform/replies.ts";
import { inTransaction } from "#platform/transaction.ts";
import outlineText from "../../public/geo/western-cape.json?raw";
import liveMapStyle from "../design/styles/live-map.css?raw";
import livePageStyle from "../design/styles/live-page.css?raw";
import type { MapData } from "./hand-map.ts";
import { answering, sendHtml as html, type LinkPages, liveScript as script, sendReply as send } from "./link-pages.ts";
import { lobbyRoutes } from "./lobby-routes.tsx";
import { renderPiece, renderSmallPage } from "./small-page.tsx";

const pageLimit: Limit = { times: 240, seconds: 60 };
const formLimit = 4 * 1024;
const followEvery = 10;
const [, attribution] = mapAttribution;
const nothingSaid = { form: "", problem: "", shared: "" };

let parsed: MapOutline | undefined;
const outline = (): MapOutline => (parsed ??= JSON.parse(outlineText));

/**
 * Follows a trip for anyone with its link, as one small response with plain forms; also lobby screens and
 * unsubscribing.
 */
export function livePageRoutes(linkPages: LinkPages): Hono {
  const { services, limiter } = linkPages;
  const answerTo = answering(linkPages);
  const db = openDatabase(services.pool);
  const company = () => findCompany(db);
  const partnerOf = async (key: string) => {
    const { ctx } = createContext(services.world, { db, actor: visitor, correlationId: newId() });
    return (await ctx.organisations.recogniseKey(ctx, key))?.partner.id;
  };
  const routes = new Hono()
    .route("/", lobbyRoutes(linkPages))
    .route("/", cardRoutes(answerTo))
    .route(
      "/",
      widgetRoutes(answerTo, {
        siteUrl: linkPages.siteUrl,
        company,
        brand: () => findBrand(db),
        services: async () => (await findSold(db)).services,
      }),
    )
    .route("/", partnerApiRoutes({ ...linkPages, partnerOf }))
    .route("/", stopRequestRoutes(answerTo));
  routes.use(`${livePage}*`, compress());

  /** The page of a link, as it is now. */
  const show = async (c: HonoContext, said = nothingSaid, status = 200) => {
    const wait = await limiter.spend("live-page", linkPages.clientOf(c), pageLimit);
    if (wait > 0) return send(c, replies.slowDown(wait));
    const token = c.req.param("token") ?? "";
    const caller = { address: linkPages.clientOf(c), userAgent: "" };
    const opened = await inTransaction(services.pool, (connection) =>
      openLivePage(
        createContext(services.world, { db: connection, actor: visitor, correlationId: newId(), caller }).ctx,
        token,
      ),
    );
    const [company, brand] = await Promise.all([findCompany(db), findBrand(db)]);
    const site = { name: company.name, brand };
    if (!opened) return html(c, smallPage(site, <LostPage company={company} />), 404);
    const page = `${livePage}${token}`;
    const map = await mapOf(opened, services.world.handed.map);
    const body = (
      <LivePage trip={opened.trip} newPickup={opened.newPickup} company={company} page={page} said={said} map={map} />
    );
    const data = { address: `${page}/now` };
    return html(c, smallPage(site, body, { address: linkPages.scriptOf(script), data }), status);
  };

  routes.get(`${livePage}:token`, (c) => show(c, { ...nothingSaid, shared: c.req.query("shared") ?? "" }));
  routes.get(`${livePage}:token/now`, async (c) => {
    const reply = await answerTo(c, followContract.liveTrip, { token: c.req.param("token") });
    if (reply.status !== 200) return send(c, reply);
    return html(c, renderPiece(<LiveNow trip={z.parse(followContract.liveTrip.output, reply.body)} />));
  });

  const takes = (form: string, call: Call, after: (body: Reply["body"]) => string) =>
    routes.post(`${livePage}:token/${form}`, async (c) => {
      if (isCrossSite(c, linkPages.siteUrl)) return send(c, replies.crossSite());
      const sent = await readBody(c.req.raw, formLimit);
      if (sent === undefined) return send(c, replies.tooLarge(formLimit));
      const token = c.req.param("token");
      const reply = await answerTo(c, call, { ...inputOf(sent), token });
      if (reply.status === 200) return c.redirect(`${livePage}${token}${after(reply.body)}`, 303);
      return show(c, { form, problem: String(reply.body.message), shared: "" }, reply.status);
    });
  takes("late", followContract.reportLate, () => "#late");
  takes("pickup", followContract.requestNewPickup, () => "#late");
  takes("share", followContract.shareLiveTrip, (body) => {
    const { link } = z.parse(followContract.shareLiveTrip.output, body);
    return `?shared=${link.id}#share`;
  });
  takes("withdraw", followContract.withdrawSharedLink, () => "?shared=none#share");

  return routes;
}

type Site = { readonly name: string; readonly brand: Brand };

const smallPage = (
  { name, brand }: Site,
  body: ReactNode,
  input: Parameters<typeof renderSmallPage>[0]["script"] = null,
) =>
  renderSmallPage({
    title: `Your trip | ${name}`,
    brand,
    style: livePageStyle + liveMapStyle,
    script: input,
    everySeconds: followEvery,
    body,
  });

async function mapOf({ trip, way }: OpenedPage, { streetsWithin }: MapData) {
  if (!way) return null;
  const shown = { ...way, vehicles: trip.vehicles };
  const bounds = tripMapBounds(shown);
  const streets = bounds ? await streetsWithin(bounds) : [];
  return <TripMap {...shown} streets={streets} attribution={attribution} outline={outline()} />;
}

/** A form’s fields in the types a call expects. */
const numbers = ["minutes", "expected_difference_cents"];
function inputOf(sent: string): Record<string, string | number> {
  const fields = [...new URLSearchParams(sent)].slice(0, 10);
  return Object.fromEntries(fields.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]));
}
