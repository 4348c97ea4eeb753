import { nameOfActor } from "#domain/account/roles.ts";
import { missingFact } from "#domain/compliance/document-facts.ts";
import { documentTypes } from "#domain/compliance/document-types.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import type { documentsContract } from "../contract.ts";
import { judgeOwner } from "./judge-owner.ts";
import { documentMover } from "./move-document.ts";
import { readFacts } from "./read-facts.ts";
import { insertDocument } from "./store.ts";
import { tellOfDocument } from "./tell-of-document.ts";
import { verifyDocument } from "./verify-document.ts";

type Upload = ParsedOf<typeof documentsContract.uploadDocument>;

/**
 * Stores a document from its owner or our team, who may verify it in the same step. The previous one counts
 * until then.
 */
export async function uploadDocument(ctx: Context, upload: Upload) {
  const { type } = upload;
  const owner = { kind: upload.owner_kind, id: upload.owner_id };
  const judged = await judgeOwner(ctx.db, ctx.actor, owner);
  if (!judged?.may("upload")) return refuse("not_found");
  if (documentTypes[type].owner !== owner.kind) return refuse("wrong_type");
  const facts = readFacts(type, upload);
  if (!facts.ok) return facts;
  const missing = upload.is_verified ? missingFact({ type, ...facts.value }) : undefined;
  if (upload.is_verified && !judged.may("verify")) return refuse("not_verifier");
  if (missing) return refuse(missing === "allows" ? "allows_missing" : "last_day_missing");

  const id = ctx.newId();
  const claimed = await claimFiles(ctx.db, [{ id: upload.file_id, claim: upload.claim }], { kind: "document", id });
  if (!claimed) return refuse("file_gone");
  const row = { id, ownerKind: owner.kind, ownerId: owner.id, type };
  await insertDocument(ctx.db, {
    ...row,
    ...facts.value,
    fileId: upload.file_id,
    state: "uploaded",
    uploadedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await documentMover.record(ctx, { id, from: null, to: "uploaded" });

  await tellOfDocument(ctx, row, "uploaded");
  return accept({ id, version: upload.is_verified ? await verifyAtOnce(ctx, { ...upload, id, version: 1 }) : 1 });
}

/** Its details were already checked. */
async function verifyAtOnce(ctx: Context, request: Parameters<typeof verifyDocument>[1]): Promise<number> {
  const verified = await verifyDocument(ctx, request);
  if (!verified.ok) throw new Error(`A document that was just uploaded can’t be verified: ${verified.reason}.`);
  return verified.value.version;
}
