import { createElement } from "react";
import { callUs } from "#domain/company/contact-details.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "./account-views.ts";
import { AccountEmail, type AccountEmailTexts } from "./emails/account-email.tsx";
import type { IssuedToken } from "./issue-token.ts";

type Addressee = { readonly email: string; readonly name: string };
type Words = Omit<AccountEmailTexts, "name"> & { readonly subject: string };
type Kind = { readonly template: string; readonly isSecret: boolean };

const ignoreIt = "Wasn’t you? Ignore this email. Without the link or code, no one can get in.";
const actNow = (company: CompanyDetails) =>
  `Wasn’t you? Choose a new password now (“Forgot your password?” on the sign-in page) and ${callUs(company)}.`;

/** An email with a link and a code in it. */
export const tokenEmails = {
  signup: {
    subject: "Confirm your email address",
    heading: "Confirm your email address",
    paragraphs: ["To finish setting up your account, open the link and confirm your email address."],
    linkText: "Confirm email address",
  },
  recovery: {
    subject: "Choose a new password",
    heading: "Choose a new password",
    paragraphs: ["Open the link to choose a new password. Your current one works until then."],
    linkText: "Choose a new password",
  },
  magiclink: {
    subject: "Your sign-in link",
    heading: "Sign in without a password",
    paragraphs: ["Open the link to sign in, or enter the code on the sign-in page."],
    linkText: "Sign in",
  },
  email_change: {
    subject: "Confirm your new email address",
    heading: "Confirm your new email address",
    paragraphs: ["Open the link to confirm this email address. You’ll sign in with it from then on."],
    linkText: "Confirm email address",
  },
} as const;

export type TokenEmail = keyof typeof tokenEmails;

export async function mailToken(ctx: Context, to: Addressee, kind: TokenEmail, token: IssuedToken): Promise<void> {
  await write(ctx, to, { template: `auth-${kind}`, isSecret: true }, () => ({
    ...tokenEmails[kind],
    ...token,
    surprise: ignoreIt,
  }));
}

/** The code alone, for a signed-in person who changes how they sign in. */
export async function mailCode(ctx: Context, to: Addressee, token: IssuedToken): Promise<void> {
  await write(ctx, to, { template: "auth-reauthentication", isSecret: true }, () => ({
    subject: "Your code to confirm a change",
    heading: "Confirm it’s you",
    paragraphs: ["Someone signed in to your account wants to change how you sign in. Enter the code to confirm."],
    code: token.code,
    expiresAt: token.expiresAt,
    surprise: ignoreIt,
  }));
}

/** Events of an account, for its owner. */
export const notices = {
  address_taken: {
    subject: "You already have an account",
    heading: "You already have an account",
    paragraphs: [
      "Someone tried to create an account with this email address. You already have one. Sign in, or choose a new password on the sign-in page.",
    ],
  },
  password_changed: {
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: ["Your password was changed just now. All other devices have been signed out."],
  },
  email_changed: {
    subject: "Your email address was changed",
    heading: "Your email address was changed",
    paragraphs: ["You now sign in with another email address. All other devices have been signed out."],
  },
  factor_added: {
    subject: "Two-step verification is on",
    heading: "Two-step verification is on",
    paragraphs: [
      "You now sign in with your password and a code from your app. All other devices have been signed out.",
    ],
  },
  factor_removed: {
    subject: "Two-step verification is off",
    heading: "Two-step verification is off",
    paragraphs: ["Your account no longer asks for a code from that app."],
  },
  recovery_code_used: {
    subject: "A recovery code was used",
    heading: "A recovery code was used",
    paragraphs: ["Someone signed in with one of your recovery codes. That code no longer works."],
  },
  session_reused: {
    subject: "We signed you out to protect your account",
    heading: "We signed you out to protect your account",
    paragraphs: ["We noticed unusual activity, so we signed you out. Please sign in again."],
  },
} as const;

export type Notice = keyof typeof notices;

export async function mailNotice(ctx: Context, to: Addressee, notice: Notice): Promise<void> {
  await write(ctx, to, { template: `auth-${notice.replaceAll("_", "-")}`, isSecret: false }, (company) => ({
    ...notices[notice],
    facts: [
      ["When", formatMoment(ctx.now)],
      ...(ctx.caller.address ? [["Network address", ctx.caller.address] as const] : []),
    ],
    surprise: notice === "address_taken" ? "Wasn’t you? You can ignore this email." : actNow(company),
  }));
}

async function write(
  ctx: Context,
  to: Addressee,
  { template, isSecret }: Kind,
  words: (company: CompanyDetails) => Words,
) {
  const company = await findCompany(ctx.db);
  const { subject, ...rest } = words(company);
  await ctx.mail({
    key: `${template}:${ctx.newId()}`,
    template,
    isSecret,
    to: to.email,
    subject,
    content: createElement(AccountEmail, { company, words: { ...rest, name: to.name } }),
  });
}
