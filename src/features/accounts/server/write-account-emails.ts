import { createElement } from "react";
import { callUs } from "#domain/company/contact-details.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { findCompany } from "./account-views.ts";
import { AccountEmail, type AccountEmailTexts } from "./emails/account-email.tsx";
import type { IssuedToken } from "./issue-token.ts";

export const signInWords = emailWords(
  "sign-in",
  { to: "account", when: "Someone signs up, signs in, or changes how they sign in." },
  {
    subject: "Your code to confirm a change",
    title: "Confirm it’s you",
    opening: "Someone signed in to your account wants to change how you sign in. Enter the code to confirm.",
    ignore_it: "Wasn’t you? Ignore this email. Without the link or code, no one can get in.",
    ignore_it_all: "Wasn’t you? You can ignore this email.",
    act_now: "Wasn’t you? Choose a new password now (“Forgot your password?” on the sign-in page) and {call_us}.",
    signup_subject: "Confirm your email address",
    signup_title: "Confirm your email address",
    signup_opening: "To finish setting up your account, open the link and confirm your email address.",
    signup_button: "Confirm email address",
    recovery_subject: "Choose a new password",
    recovery_title: "Choose a new password",
    recovery_opening: "Open the link to choose a new password. Your current one works until then.",
    recovery_button: "Choose a new password",
    magiclink_subject: "Your sign-in link",
    magiclink_title: "Sign in without a password",
    magiclink_opening: "Open the link to sign in, or enter the code on the sign-in page.",
    magiclink_button: "Sign in",
    email_change_subject: "Confirm your new email address",
    email_change_title: "Confirm your new email address",
    email_change_opening: "Open the link to confirm this email address. You’ll sign in with it from then on.",
    email_change_button: "Confirm email address",
    address_taken_subject: "You already have an account",
    address_taken_title: "You already have an account",
    address_taken_opening:
      "Someone tried to create an account with this email address. You already have one. Sign in, or choose a new password on the sign-in page.",
    password_changed_subject: "Your password was changed",
    password_changed_title: "Your password was changed",
    password_changed_opening: "Your password was changed just now. All other devices have been signed out.",
    email_changed_subject: "Your email address was changed",
    email_changed_title: "Your email address was changed",
    email_changed_opening: "You now sign in with another email address. All other devices have been signed out.",
    factor_added_subject: "Two-step verification is on",
    factor_added_title: "Two-step verification is on",
    factor_added_opening:
      "You now sign in with your password and a code from your app. All other devices have been signed out.",
    factor_removed_subject: "Two-step verification is off",
    factor_removed_title: "Two-step verification is off",
    factor_removed_opening: "Your account no longer asks for a code from that app.",
    recovery_code_used_subject: "A recovery code was used",
    recovery_code_used_title: "A recovery code was used",
    recovery_code_used_opening: "Someone signed in with one of your recovery codes. That code no longer works.",
    session_reused_subject: "We signed you out to protect your account",
    session_reused_title: "We signed you out to protect your account",
    session_reused_opening: "We noticed unusual activity, so we signed you out. Please sign in again.",
  },
);

type Addressee = { readonly email: string; readonly name: string };
type Words = Omit<AccountEmailTexts, "name"> & { readonly subject: string };
type Kind = { readonly template: string; readonly isSecret: boolean };

const actNow = (company: CompanyDetails) => signInWords.act_now({ call_us: callUs(company) });

/** An email with a link and a code in it. */
export const tokenEmails = {
  signup: () => textsOf("signup", signInWords.signup_button()),
  recovery: () => textsOf("recovery", signInWords.recovery_button()),
  magiclink: () => textsOf("magiclink", signInWords.magiclink_button()),
  email_change: () => textsOf("email_change", signInWords.email_change_button()),
};

const textsOf = (kind: "signup" | "recovery" | "magiclink" | "email_change", linkText: string) => ({
  subject: signInWords[`${kind}_subject`](),
  heading: signInWords[`${kind}_title`](),
  paragraphs: [signInWords[`${kind}_opening`]()],
  linkText,
});

export type TokenEmail = keyof typeof tokenEmails;

export async function mailToken(ctx: Context, to: Addressee, kind: TokenEmail, token: IssuedToken): Promise<void> {
  await write(ctx, to, { template: `auth-${kind}`, isSecret: true }, () => ({
    ...tokenEmails[kind](),
    ...token,
    surprise: signInWords.ignore_it(),
  }));
}

/** Only the code, for a signed-in person who changes how they sign in. */
export async function mailCode(ctx: Context, to: Addressee, token: IssuedToken): Promise<void> {
  await write(ctx, to, { template: "auth-reauthentication", isSecret: true }, () => ({
    subject: signInWords.subject(),
    heading: signInWords.title(),
    paragraphs: [signInWords.opening()],
    code: token.code,
    expiresAt: token.expiresAt,
    surprise: signInWords.ignore_it(),
  }));
}

/** Events of an account, for its owner. */
const notices = [
  "address_taken",
  "password_changed",
  "email_changed",
  "factor_added",
  "factor_removed",
  "recovery_code_used",
  "session_reused",
] as const;

export type Notice = (typeof notices)[number];

export const noticeOf = (notice: Notice) => ({
  subject: signInWords[`${notice}_subject`](),
  heading: signInWords[`${notice}_title`](),
  paragraphs: [signInWords[`${notice}_opening`]()],
});

export async function mailNotice(ctx: Context, to: Addressee, notice: Notice): Promise<void> {
  await write(ctx, to, { template: `auth-${notice.replaceAll("_", "-")}`, isSecret: false }, (company) => ({
    ...noticeOf(notice),
    facts: [
      ["When", formatMoment(ctx.now)],
      ...(ctx.caller.address ? [["Network address", ctx.caller.address] as const] : []),
    ],
    surprise: notice === "address_taken" ? signInWords.ignore_it_all() : actNow(company),
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
