import type { MayReadFile } from "#platform/http/serve-files.ts";
import { judgeOwner } from "./judge-owner.ts";
import { findOwnerOfDocument } from "./views.ts";

/** Anyone who may see the document may open its file. */
export const judgeDocumentFile: MayReadFile = async (db, { actor, owner }) => {
  const ref = await findOwnerOfDocument(db, owner.id);
  return ref !== undefined && (await judgeOwner(db, actor, ref)) !== undefined;
};
