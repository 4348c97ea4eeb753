import { Hono } from "hono";
import { compress } from "hono/compress";
import * as z from "zod/mini";
import { openDatabase } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { findCompany } from "#db/read-company.ts";
import { arrivalsContract } from "#features/live/arrivals/contract.ts";
import { LobbyScreen, LostScreen } from "#features/live/arrivals/ui/lobby-screen.tsx";
import { arrivalsPage } from "#features/live/contract.ts";
import lobbyStyle from "../design/styles/lobby-screen.css?raw";
import { answering, type LinkPages, liveScript, sendHtml, sendReply } from "./link-pages.ts";
import { renderPiece, renderSmallPage } from "./small-page.tsx";

const everySeconds = 30;

/** A lobby screen, which polls for as long as its link is valid. */
export function lobbyRoutes(linkPages: LinkPages): Hono {
  const db = openDatabase(linkPages.services.pool);
  const answerTo = answering(linkPages);
  const routes = new Hono();
  routes.use(`${arrivalsPage}*`, compress());
  routes.get(`${arrivalsPage}:token`, async (c) => {
    const token = c.req.param("token");
    const reply = await answerTo(c, arrivalsContract.screenArrivals, { token });
    if (reply.status !== 200 && reply.status !== 404) return sendReply(c, reply);
    const { name } = await findCompany(db);
    const seen = reply.status === 200 ? z.parse(arrivalsContract.screenArrivals.output, reply.body) : undefined;
    const screen = seen ? (
      <LobbyScreen organisation={seen.organisation} readAt={seen.read_at} lines={seen.lines} company={name} />
    ) : (
      <LostScreen />
    );
    // The script only needs the screen, and gets it from the same address.
    if (seen && c.req.query("part") === "screen") return sendHtml(c, renderPiece(screen));
    const data = { address: `${arrivalsPage}${token}?part=screen`, target: "screen" };
    const page = renderSmallPage({
      brand: await findBrand(db),
      title: `Arrivals | ${name}`,
      style: lobbyStyle,
      everySeconds,
      body: <main id="screen">{screen}</main>,
      script: seen ? { address: linkPages.scriptOf(liveScript), data } : null,
    });
    return sendHtml(c, page, reply.status);
  });
  return routes;
}
