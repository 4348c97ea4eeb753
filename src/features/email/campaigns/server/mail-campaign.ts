import { createElement } from "react";
import { fillWords } from "#domain/words/fill-words.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { idInToken, sealedToken } from "#platform/http/sealed-token.ts";
import { unsubscribePage } from "../../contract.ts";
import { CampaignEmail } from "./emails/campaign-email.tsx";
import type { CampaignRow } from "./views.ts";
import { findCompany } from "./views.ts";

const seal = "campaign";

const unsubscribeLink = (ctx: Pick<Context, "siteUrl" | "linkSealFor">, recipientId: string): string =>
  `${ctx.siteUrl}${unsubscribePage}${sealedToken(ctx, seal, recipientId)}`;

export const recipientOf = (ctx: Pick<Context, "linkSealFor">, token: string): string | undefined =>
  idInToken(ctx, seal, token);

/** Whom an offer outside any campaign was sent to. */
export const personOf = (ctx: Pick<Context, "linkSealFor">, token: string): string | undefined =>
  idInToken(ctx, "marketing", token);

export type CampaignWords = Pick<CampaignRow, "subject" | "heading" | "body" | "buttonLabel" | "buttonPath">;
type Reader = { readonly firstName: string; readonly stopLink: string };

/** The email as one reader gets it. */
export function drawCampaign(
  words: CampaignWords,
  company: CompanyDetails,
  siteUrl: string,
  { firstName, stopLink }: Reader,
) {
  const said = (text: string) => fillWords(text, { first_name: firstName || "there" });
  return {
    subject: said(words.subject),
    content: createElement(CampaignEmail, {
      company,
      heading: said(words.heading),
      paragraphs: said(words.body)
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean),
      action: words.buttonLabel ? { label: words.buttonLabel, href: `${siteUrl}${words.buttonPath || "/"}` } : null,
      stopLink,
    }),
  };
}

type Recipient = { readonly id: string; readonly to: string; readonly firstName: string };

export async function mailCampaign(
  ctx: Context,
  campaign: CampaignRow,
  { id, to, firstName }: Recipient,
): Promise<void> {
  const stopLink = unsubscribeLink(ctx, id);
  const drawn = drawCampaign(campaign, await findCompany(ctx.db), ctx.siteUrl, { firstName, stopLink });
  await ctx.mail({
    key: `campaign:${campaign.id}:${id}`,
    template: "campaign",
    to,
    about: `campaign:${campaign.id}`,
    unsubscribeUrl: stopLink,
    ...drawn,
  });
}
