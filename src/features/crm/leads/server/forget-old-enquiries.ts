import { enquiryRetention } from "#domain/enquiry/enquiry-retention.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetEmailsAbout } from "#platform/mail/delete-old-emails.ts";
import { deleteEnquiries } from "../../server/enquiry-store.ts";
import { deleteTasksAbout } from "../../server/erasure-store.ts";
import { findQuietEnquiries } from "./views.ts";

/** At most so many in one go: the next hour takes the rest. */
const atOnce = 1000;

/** By the clock: spam, and what led to no quote and no booking, with the answers, tasks and emails about it. */
export async function forgetOldEnquiries(ctx: Context): Promise<void> {
  const quietEnquiries = await findQuietEnquiries(ctx.db, {
    spamBefore: addHours(ctx.now, -24 * enquiryRetention.spamDays),
    quietBefore: addHours(ctx.now, -24 * enquiryRetention.quietDays),
    atMost: atOnce,
  });
  if (quietEnquiries.length === 0) return;
  const references = quietEnquiries.map(({ reference }) => reference);
  await deleteEnquiries(
    ctx.db,
    quietEnquiries.map(({ id }) => id),
  );
  await deleteTasksAbout(ctx.db, references);
  await forgetEmailsAbout(ctx, references);
}
