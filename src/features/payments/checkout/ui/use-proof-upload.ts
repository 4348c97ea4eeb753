import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { sendFile } from "#platform/browser/send-file.ts";

export type SentProof = { readonly file_id: string; readonly claim: string };

export const proofRules = { accept: ["application/pdf", "image/jpeg", "image/png"], maxBytes: 5_000_000 } as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Sends a proof of payment. It waits to be claimed with what the customer says about it. */
export const uploadProof: Upload<SentProof> = async (file, onProgress, signal) => {
  const { file_id, claim } = await sendFile(file, { onProgress, signal, problem });
  return { file_id, claim };
};
