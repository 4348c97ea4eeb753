import { type Upload, UploadProblem } from "#design/use-uploads.ts";

export type SentDocument = { readonly file_id: string; readonly claim: string };

export const documentRules = {
  accept: ["application/pdf", "image/jpeg", "image/png"],
  maxBytes: 5_000_000,
} as const;

/** Statuses after which the same file would be refused again. */
const final = [413, 415, 422];

/** Sends a certificate. Nobody can read it back by an address: it waits to be claimed by the cancellation. */
export const uploadDocument: Upload<SentDocument> = async (file, onProgress, signal) => {
  onProgress(0.3);
  const answer = await fetch("/files/v1", {
    method: "POST",
    headers: {
      "content-type": file.type || "application/octet-stream",
      "x-file-name": encodeURIComponent(file.name),
    },
    body: file,
    signal,
  }).catch(() => {
    throw new UploadProblem("The connection was lost. Please try again.", false);
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw new UploadProblem(String(body.message ?? "The upload did not finish."), final.includes(answer.status));
  onProgress(1);
  return { file_id: String(body.id), claim: String(body.claim) };
};
