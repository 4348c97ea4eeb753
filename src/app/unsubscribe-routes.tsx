import { Hono, type Context as HonoContext } from "hono";
import { openDatabase } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { findCompany } from "#db/read-company.ts";
import { personOf, recipientOf } from "#features/email/campaigns/server/mail-campaign.ts";
import { stopMarketing } from "#features/email/campaigns/server/stop-marketing.ts";
import { unsubscribePage } from "#features/email/contract.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { linkSealFor } from "#platform/ids.ts";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import type { AppServices } from "./open-app.ts";
import { renderSmallPage } from "./small-page.tsx";

const limit = { times: 60, seconds: 60 };

const style = `
body{margin:0;font-family:Figtree,"Figtree Fallback",sans-serif;background:light-dark(#faf6ee,#0b1d2d);color:light-dark(#10293f,#f4ead6);color-scheme:light dark}
main{max-width:32rem;margin:12vh auto;padding:0 1.25rem}
h1{font-family:"National Park","Figtree Fallback",sans-serif;font-size:1.75rem}
p{line-height:1.6}
button{font:inherit;font-weight:700;padding:.8rem 1.5rem;border:0;border-radius:.75rem;background:var(--c-atlantic,#10293f);color:#fff;cursor:pointer}
@media (prefers-color-scheme:dark){button{background:var(--c-sun,#f4b942);color:var(--c-atlantic,#10293f)}}
`;

const tokenOf = (c: HonoContext): string => c.req.param("token") ?? "";

type Input = { services: AppServices; limiter: RateLimiter; clientOf(c: HonoContext): string };

/**
 * One POST, as mail programs send it (RFC 8058) or by the button on the page, takes the consent back. Opening the page changes
 * nothing: scanners open every link.
 */
export function unsubscribeRoutes({ services, limiter, clientOf }: Input): Hono {
  const { pool, world } = services;
  const db = openDatabase(pool);
  const routes = new Hono();
  const address = `${unsubscribePage}:token`;
  const show = async (c: HonoContext, title: string, text: string, button?: string) => {
    const [{ name }, brand] = await Promise.all([findCompany(db), findBrand(db)]);
    const page = renderSmallPage({
      brand,
      title: `${title} | ${name}`,
      style,
      script: null,
      everySeconds: 0,
      body: (
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          {button && (
            <form method="post">
              <button type="submit">{button}</button>
            </form>
          )}
        </main>
      ),
    });
    return c.html(page, 200, { "cache-control": "no-store" });
  };
  const unknown = (c: HonoContext) =>
    show(c, "We couldn’t read this link", "Use the link in our latest email, or reply to it and we’ll stop them.");
  routes.use(address, async (c, next) => {
    if ((await limiter.spend("unsubscribe", clientOf(c), limit)) > 0) return c.body(null, 429);
    return next();
  });
  routes.get(address, (c) => {
    const seals = { linkSealFor: (record: string) => linkSealFor(world.secret, record) };
    return (recipientOf(seals, tokenOf(c)) ?? personOf(seals, tokenOf(c))) === undefined
      ? unknown(c)
      : show(c, "Stop offers and news?", "Emails about your bookings still reach you.", "Unsubscribe");
  });
  routes.post(address, async (c) => {
    let isDone = false;
    await asSystem({ pool, world }, async (ctx) => {
      isDone = await stopMarketing(ctx, tokenOf(c));
    });
    return isDone ? show(c, "You’re unsubscribed", "We won’t email you offers and news any more.") : unknown(c);
  });
  return routes;
}
