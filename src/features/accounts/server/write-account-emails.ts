import { createElement } from "react";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "./account-views.ts";
import { AccountEmail, type AccountEmailWords } from "./emails/account-email.tsx";
import type { IssuedToken } from "./issue-token.ts";

type Addressee = { readonly email: string; readonly name: string };
type Words = Omit<AccountEmailWords, "name"> & { readonly subject: string };
type Kind = { readonly template: string; readonly isSecret: boolean };

const ignoreIt = "Did you not ask for this? Then do nothing: without the link or the code nobody gets any further.";
const actNow = (company: CompanyDetails) =>
  `Was it not you? Choose a new password at once ("Forgot your password?" on the sign-in page) and call ${company.phone}.`;

/** An email with a link and a code in it. */
export const tokenEmails = {
  signup: {
    subject: "Confirm your e-mail address",
    heading: "One step to your account",
    paragraphs: ["Please confirm that this address is yours. Open the link and press the button."],
    linkText: "Confirm this address",
  },
  recovery: {
    subject: "Choose a new password",
    heading: "Choose a new password",
    paragraphs: ["Open the link to choose a new password for your account. The old one works until you have."],
    linkText: "Choose a new password",
  },
  magiclink: {
    subject: "Your link to sign in",
    heading: "Sign in without a password",
    paragraphs: ["Open the link and press the button, or type the code where you asked for it."],
    linkText: "Sign in",
  },
  email_change: {
    subject: "Confirm your new e-mail address",
    heading: "Your new address",
    paragraphs: ["Please confirm that this address is yours. From then on you sign in with it."],
    linkText: "Confirm this address",
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

/** The code alone, for somebody who is signed in and changes something that matters. */
export async function mailCode(ctx: Context, to: Addressee, token: IssuedToken): Promise<void> {
  await write(ctx, to, { template: "auth-reauthentication", isSecret: true }, () => ({
    subject: "Your code to confirm a change",
    heading: "Is it you?",
    paragraphs: ["Somebody who is signed in to your account wants to change how you sign in."],
    code: token.code,
    expiresAt: token.expiresAt,
    surprise: ignoreIt,
  }));
}

/** What happened to an account, told to its owner. */
export const notices = {
  address_taken: {
    subject: "You already have an account",
    heading: "You already have an account",
    paragraphs: [
      "Somebody tried to make an account with this address. You have one already: sign in with it, or choose a new password on the sign-in page.",
    ],
  },
  password_changed: {
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: ["Your password was changed just now. All other devices have been signed out."],
  },
  email_changed: {
    subject: "Your e-mail address was changed",
    heading: "Your e-mail address was changed",
    paragraphs: ["From now on you sign in with another address. All other devices have been signed out."],
  },
  factor_added: {
    subject: "A second factor was set up",
    heading: "A second factor was set up",
    paragraphs: ["From now on your account asks for a code as well. All other devices have been signed out."],
  },
  factor_removed: {
    subject: "A second factor was removed",
    heading: "A second factor was removed",
    paragraphs: ["Your account no longer asks for a code from this device."],
  },
  recovery_code_used: {
    subject: "A recovery code was used",
    heading: "A recovery code was used",
    paragraphs: ["Somebody signed in with one of your recovery codes. It cannot be used again."],
  },
  session_reused: {
    subject: "We have signed you out to be safe",
    heading: "We have signed you out to be safe",
    paragraphs: [
      "An old key of one of your sessions was used a second time. That can mean that somebody copied it, so we have ended that session. Please sign in again.",
    ],
  },
} as const;

export type Notice = keyof typeof notices;

export async function mailNotice(ctx: Context, to: Addressee, notice: Notice): Promise<void> {
  await write(ctx, to, { template: `auth-${notice.replaceAll("_", "-")}`, isSecret: false }, (company) => ({
    ...notices[notice],
    facts: [
      ["When", formatMoment(ctx.now)],
      ...(ctx.caller.address ? [["From the address", ctx.caller.address] as const] : []),
    ],
    surprise: notice === "address_taken" ? "Was it not you? Then there is nothing to do." : actNow(company),
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
