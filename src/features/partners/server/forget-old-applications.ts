import { applicationKeptDays } from "#domain/partner/application-retention.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetFilesOf } from "#platform/files/storage.ts";
import { forgetEmailsAbout } from "#platform/mail/delete-old-emails.ts";
import { anonymiseApplications } from "./erasure-store.ts";
import { findEndedApplications } from "./views.ts";

/** At most this many per run; the next hour takes the rest. */
const atOnce = 200;

/**
 * Runs on a schedule: anonymises unsuccessful applicants with their documents. The fact and outcome of the
 * application stay.
 */
export async function forgetOldApplications(ctx: Context): Promise<void> {
  const endedApplications = await findEndedApplications(ctx.db, addHours(ctx.now, -24 * applicationKeptDays), atOnce);
  await anonymiseApplications(
    ctx.db,
    endedApplications.map(({ id }) => id),
  );
  for (const { id } of endedApplications) await forgetFilesOf(ctx.db, { kind: "partner_application", id });
  await forgetEmailsAbout(
    ctx,
    endedApplications.map(({ reference }) => reference),
  );
}
