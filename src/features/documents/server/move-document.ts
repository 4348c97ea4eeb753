import { documentLifecycle } from "#domain/compliance/document-lifecycle.ts";
import type { DocumentReview } from "#domain/compliance/document-status.ts";
import { recordMover } from "#platform/move-record.ts";
import { type DocumentChanges, type DocumentRow, insertDocumentMove, lockDocument, updateDocument } from "./store.ts";

/** The only function that verifies or rejects a document. */
export const documentMover = recordMover<DocumentReview, DocumentRow, DocumentChanges>({
  lifecycle: documentLifecycle,
  lock: lockDocument,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateDocument,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertDocumentMove(db, { ...line, documentId: recordId, fromState: from, toState: to }),
});
