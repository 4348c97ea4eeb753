import { bind } from "#platform/bind.ts";
import { documentsContract } from "../contract.ts";
import { walletApi } from "../wallet/server/api.ts";
import { documentsToVerify } from "./documents-to-verify.ts";
import { listDocuments } from "./list-documents.ts";
import { myDocumentOwners } from "./my-document-owners.ts";
import { providerDocumentOwners } from "./provider-document-owners.ts";
import { rejectDocument } from "./reject-document.ts";
import { removeDocument } from "./remove-document.ts";
import { uploadDocument } from "./upload-document.ts";
import { verifyDocument } from "./verify-document.ts";

const ownApi = bind(documentsContract, {
  listDocuments,
  myDocumentOwners,
  providerDocumentOwners,
  documentsToVerify,
  uploadDocument,
  verifyDocument,
  rejectDocument,
  removeDocument,
});

/** Every call about documents, with what drivers show at the roadside. */
export const documentsApi = [...ownApi, ...walletApi];
