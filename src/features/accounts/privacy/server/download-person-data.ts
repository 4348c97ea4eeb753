import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyContract } from "../contract.ts";
import { describePerson } from "./describe-person.ts";
import { findHeldPerson } from "./find-held-person.ts";
import { packPersonData } from "./pack-person-data.ts";

type Input = ParsedOf<typeof privacyContract.downloadPersonData>;

/** Collects everything we hold about a person who asked for it. The log does not say whose. */
export async function downloadPersonData(ctx: Context, { email, identity, reason, request_id }: Input) {
  const heldPerson = await findHeldPerson(ctx, email.toLowerCase());
  if (!heldPerson.ok) return heldPerson;
  const { whose, account, held } = heldPerson.value;

  const document = await describePerson(ctx, whose);
  await recordAudit(ctx, {
    action: "data.downloaded_for_person",
    subject: account ? { kind: "user", id: account.id } : { kind: "guest", id: "" },
    reason,
    details: { identity, records: held.counts.reduce((sum, { count }) => sum + count, 0) },
  });
  await ctx.privacy.noteAction(ctx, request_id, "copied");
  const archive = await packPersonData(document, ctx.now);
  return accept({
    archive_base64: archive,
    file_name: `personal-data-${localDateOf(ctx.now)}.zip`,
  });
}
