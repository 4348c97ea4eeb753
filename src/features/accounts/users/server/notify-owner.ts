import { createElement } from "react";
import { roleNames } from "#domain/account/home-of-role.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/account-views.ts";
import { type AccountChange, AccountChanged } from "./emails/account-changed.tsx";

const subjects = {
  role_granted: "You have a new role",
  role_revoked: "One of your roles has ended",
  suspended: "Your account is suspended",
  restored: "Your account is restored",
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
    subject: "role" in change ? `${subjects[change.action]}: ${roleNames[change.role]}` : subjects[change.action],
    content: createElement(AccountChanged, { name: user.name, change, company, siteUrl: ctx.siteUrl }),
  });
}
