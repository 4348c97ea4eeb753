import { createElement } from "react";
import { roleNames } from "#domain/account/home-of-role.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/account-views.ts";
import { type AccountChange, AccountChanged, accountChangedWords } from "./emails/account-changed.tsx";

const subjects = {
  role_granted: accountChangedWords.subject_role_granted,
  role_revoked: accountChangedWords.subject_role_revoked,
  suspended: accountChangedWords.subject_suspended,
  restored: accountChangedWords.subject_restored,
} as const;

/** Emails the owner about every change to their account: it may be the first sign that something is wrong. */
export async function notifyOwner(
  ctx: Context,
  user: { readonly id: string; readonly name: string; readonly email: string },
  change: AccountChange,
): Promise<void> {
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `account-${change.action}:${user.id}:${ctx.newId()}`,
    template: "account-changed",
    to: user.email,
    subject: "role" in change ? `${subjects[change.action]()}: ${roleNames[change.role]}` : subjects[change.action](),
    content: createElement(AccountChanged, { name: user.name, change, company, siteUrl: ctx.siteUrl }),
  });
}
