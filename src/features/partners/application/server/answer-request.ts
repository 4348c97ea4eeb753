import { answerDocument } from "#domain/partner/application-documents.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { opens } from "../../server/access-codes.ts";
import { moveApplication } from "../../server/move-application.ts";
import { documentFrom, readDocuments } from "../../server/read-documents.ts";
import { lockApplicationByReference, updateApplication } from "../../server/store.ts";
import { writeToTeam } from "../../server/write-to-team.ts";
import type { applicationContract } from "../contract.ts";
import { showToApplicant } from "./read-application.ts";

/** The applicant's answer to our team’s question; the review continues. */
export async function answerRequest(ctx: Context, sent: ParsedOf<typeof applicationContract.answerRequest>) {
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
  await writeToTeam(ctx, { about: "answered", application, key: moveId, words: sent.answer });

  return accept(await showToApplicant(ctx, application));
}
