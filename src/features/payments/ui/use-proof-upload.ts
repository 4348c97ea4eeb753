import { type Upload, UploadProblem } from "#design/use-uploads.ts";

export type SentProof = { readonly file_id: string; readonly claim: string };

export const proofRules = { accept: ["application/pdf", "image/jpeg", "image/png"], maxBytes: 5_000_000 } as const;

/** Statuses after which the same file would be refused again. */
const final = [413, 415, 422];

/** Sends a proof of payment. Nobody can read it back by an address: it waits to be claimed. */
export const uploadProof: Upload<SentProof> = async (file, onProgress, signal) => {
  onProgress(0.3);
  const headers = {
    "content-type": file.type || "application/octet-stream",
    "x-file-name": encodeURIComponent(file.name),
  };
  const answer = await fetch("/files/v1", { method: "POST", headers, body: file, signal }).catch(() => {
    throw new UploadProblem("The connection was lost. Please try again.", false);
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw new UploadProblem(String(body.message ?? "The upload did not finish."), final.includes(answer.status));
  onProgress(1);
  return { file_id: String(body.id), claim: String(body.claim) };
};
