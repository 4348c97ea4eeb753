import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { sendFile } from "#platform/browser/send-file.ts";

export type SentFile = { readonly file_id: string; readonly claim: string };

export const fileRules = { accept: ["application/pdf", "image/jpeg", "image/png"], maxBytes: 5_000_000 } as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Sends a file at once. It waits to be claimed by the document it belongs to. */
export const sendDocument: Upload<SentFile> = async (file, onProgress, signal) => {
  const { file_id, claim } = await sendFile(file, { onProgress, signal, problem });
  return { file_id, claim };
};
