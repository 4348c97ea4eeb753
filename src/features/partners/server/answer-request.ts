import { answerDocument } from "#domain/partner/application-documents.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import type { partnersContract } from "../contract.ts";
import { opens } from "./make-access-codes.ts";
import { moveApplication } from "./move-application.ts";
import { showToApplicant } from "./read-application.ts";
import { documentFrom, readDocuments } from "./read-documents.ts";
import { lockApplicationByReference, updateApplication } from "./store.ts";
import { writeToOffice } from "./write-emails.ts";

/** The applicant's answer to what the office asked; the review goes on. */
export async function answerRequest(ctx: Context, sent: ParsedOf<typeof partnersContract.answerRequest>) {
  const before = await lockApplicationByReference(ctx.db, sent.reference.toUpperCase());
  if (!before || !opens(sent.code, before.accessCodeHash)) return refuse("not_found");
  if (before.state !== "info_requested") return refuse("nothing_asked");

  const claims = sent.files.map(({ file_id, claim }) => ({ id: file_id, claim }));
  const files = await claimFiles(ctx.db, claims, { kind: "partner_application", id: before.id });
  if (!files) return refuse("files_gone");
  const added = files.map((file) => documentFrom(answerDocument, file, ctx.now));
  const details = { ...before.details, documents: [...readDocuments(before.details), ...added] };
  await updateApplication(ctx.db, before.id, { details });
  const moved = await moveApplication(ctx, {
    id: before.id,
    to: "under_review",
    note: sent.answer,
    action: "application.answered",
    by: "applicant",
  });
  if (!moved.ok) return refuse("nothing_asked");

  const { moveId } = moved.value;
  const application = { ...moved.value.application, details };
  await writeToOffice(ctx, { about: "answered", application, key: moveId, words: sent.answer });

  return accept(await showToApplicant(ctx, application));
}
