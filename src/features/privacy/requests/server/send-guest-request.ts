import { createElement } from "react";
import { ownRequestTexts } from "#domain/privacy/privacy-request-labels.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ConfirmPrivacyRequest, confirmPrivacyRequestWords } from "../../server/emails/confirm-privacy-request.tsx";
import { findCompany } from "../../server/views.ts";
import { guestRequestPage, type privacyRequestsContract } from "../contract.ts";
import { guestToken } from "./guest-token.ts";

const quietMinutes = 15;

/**
 * Known or not, every address gets the same email and the visitor the same answer, so that neither reveals
 * our data.
 */
export async function sendGuestRequest(ctx: Context, input: ParsedOf<typeof privacyRequestsContract.sendGuestRequest>) {
  const email = input.email.toLowerCase();
  const token = guestToken(ctx, { ...input, email, id: ctx.newId(), sentAt: ctx.now.toISOString() });
  const spell = Math.floor(ctx.now.getTime() / (quietMinutes * 60_000));
  await ctx.mail({
    key: `confirm-privacy-request:${email}:${spell}`,
    template: "confirm-privacy-request",
    to: email,
    subject: confirmPrivacyRequestWords.subject(),
    isSecret: true,
    content: createElement(ConfirmPrivacyRequest, {
      company: await findCompany(ctx.db),
      name: input.name,
      kind: ownRequestTexts[input.kind],
      words: input.words,
      // After the #, so that neither server logs nor the next site see it.
      link: `${ctx.siteUrl}${guestRequestPage}#${token}`,
    }),
  });
  return accept({});
}
