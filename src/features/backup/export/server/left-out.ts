import type { ExportTable } from "#platform/export/write-export.ts";

/** Tables left out: their rows would let someone impersonate a user, or mean nothing elsewhere. */
export const leftOutTables: Readonly<Record<string, string>> = {
  "public.sessions": "sessions: everyone signs in again",
  "public.one_time_tokens": "links and codes by email",
  "public.factors": "two-step verification: everyone sets it up again",
  "public.factor_challenges": "two-step verification: everyone sets it up again",
  "public.recovery_codes": "recovery codes",
  "public.partner_keys": "partners’ API keys: partners make new ones",
  "public.push_subscriptions": "where phones get notifications: each turns them on again",
  "public.tracking_devices": "access of tracking devices: connect them again",
  "public.idempotency_keys": "replies kept for retries",
  "public.rate_limits": "counters of calls",
  "public.secret_marks": "when secrets changed",
  "public.company_exports": "the record of exports",
};

/** Columns exported without their value, and what replaces it. */
export const emptiedColumns: Readonly<Record<string, string>> = {
  "public.users.password_hash": "null",
  "public.invites.token_hash": "'left out ' || id",
  "public.bookings.access_code_hash": "''",
  "public.partner_applications.access_code_hash": "''",
  // Payments keep the card they were made with; customers save it again.
  "public.saved_cards.token_cipher": "''",
  "public.saved_cards.removed_at": "coalesce(removed_at, created_at)",
  "public.stored_files.claim_hash": "null",
  // Each is a file of its own beside the tables.
  "public.stored_files.content": "''::bytea",
};

export function exportedColumns({ name, columns }: ExportTable): readonly string[] | undefined {
  if (leftOutTables[name] !== undefined) return undefined;
  return columns.map((column) => {
    const instead = emptiedColumns[`${name}.${column}`];
    return instead === undefined ? column : `${instead} as ${column}`;
  });
}

export const leftOutWords: readonly string[] = [
  "passwords: everyone chooses a new one by “Forgot password”",
  ...new Set(Object.values(leftOutTables)),
  "access codes of bookings and applications, and tokens of invitations (as hashes)",
  "everything that is set in the environment: APP_SECRET, keys of the payment gateway, mail server and other services",
];
