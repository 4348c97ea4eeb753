import { Hono, type Context as HonoContext } from "hono";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod/mini";
import { type SoldServices, serviceChoices, serviceKey } from "#domain/catalogue/service.ts";
import type { Brand } from "#domain/company/brand.ts";
import { type CompanyDetails, placeOf } from "#domain/company/contact-details.ts";
import type { Call } from "#platform/contract.ts";
import type { Reply } from "#platform/replies.ts";
import { widgetPage } from "../../keys/contract.ts";
import { cardsContract } from "../contract.ts";
import { WidgetForm } from "./emails/widget-form.tsx";

type Site = {
  readonly siteUrl: string;
  readonly company: () => Promise<CompanyDetails>;
  readonly brand: () => Promise<Brand>;
  readonly services: () => Promise<SoldServices>;
};
type Answer = (c: HonoContext, call: Call, input: object) => Promise<Reply>;

/**
 * A small form for a partner’s own site. It opens our booking page, filled in, in the whole window, so that
 * nothing is typed or paid inside another site’s frame. No other page of ours may be framed.
 */
export function widgetRoutes(answer: Answer, { siteUrl, company, brand, services }: Site): Hono {
  return new Hono().get(`${widgetPage}:code`, async (c) => {
    const code = c.req.param("code");
    const reply = await answer(c, cardsContract.openCard, { code });
    const known = reply.status === 200 ? z.parse(cardsContract.openCard.output, reply.body) : undefined;
    const details = await company();
    const page = renderToStaticMarkup(
      createElement(WidgetForm, {
        siteUrl,
        company: details.name,
        town: placeOf(details).town,
        code: known ? code : "",
        address: known?.address ?? "",
        services: serviceChoices(await services()).map((one) => ({ value: serviceKey(one), label: one.name })),
        brand: await brand(),
      }),
    );
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action ${siteUrl}; base-uri 'none'; frame-ancestors *`;
    c.header("content-security-policy", policy);
    c.header("x-frame-options", undefined);
    c.header("x-robots-tag", "noindex, nofollow");
    c.header("cache-control", "public, max-age=300");
    return c.html(`<!DOCTYPE html>${page}`);
  });
}
