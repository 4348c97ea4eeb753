import type { Account } from "./account-views.ts";

/** The user object of the published API, as the official client keeps it. */
export function describeUser(account: Account, impersonatorId?: string | null) {
  return { ...describeOwing(account, impersonatorId), ...describeOwner(account) };
}

/** Only for someone who has passed every factor they set up. */
const describeOwner = (account: Account) => ({
  ...(account.newEmail && { new_email: account.newEmail }),
  user_metadata: { name: account.name, phone: account.phone },
});

/** The same while the second factor is missing: enough to enter it, and nothing that needs more than a password. */
export function describeOwing(account: Account, impersonatorId?: string | null) {
  const confirmedAt = account.emailConfirmedAt?.toISOString();
  return {
    id: account.id,
    aud: "authenticated",
    role: "authenticated",
    email: account.email,
    phone: "",
    ...(confirmedAt && { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...(account.lastSignInAt && { last_sign_in_at: account.lastSignInAt.toISOString() }),
    app_metadata: metadataOf(account, impersonatorId),
    user_metadata: { name: "", phone: "" },
    identities: [],
    factors: account.factors.map((factor) => ({
      id: factor.id,
      friendly_name: factor.name,
      factor_type: "totp" as const,
      status: factor.state,
      created_at: factor.createdAt,
      updated_at: factor.createdAt,
    })),
    created_at: account.createdAt.toISOString(),
    updated_at: (account.updatedAt ?? account.createdAt).toISOString(),
    is_anonymous: false,
  };
}

/** The server’s own facts about someone: in the user object and in the token. */
export const metadataOf = ({ roles }: Pick<Account, "roles">, impersonatorId?: string | null) => ({
  provider: "email" as const,
  roles,
  ...(impersonatorId && { impersonator_id: impersonatorId }),
});

/** Without a name, the part before the @ is used. */
export const nameFrom = (email: string) => email.split("@")[0] ?? email;
