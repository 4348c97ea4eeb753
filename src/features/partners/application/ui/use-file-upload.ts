import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { sendFile } from "#platform/browser/send-file.ts";
import type { SentFile } from "./use-draft.ts";

export const fileRules = {
  accept: ["application/pdf", "image/jpeg", "image/png"],
  maxBytes: 5_000_000,
} as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Uploads a document for an application, and records when. */
export const uploadFile: Upload<SentFile> = async (file, onProgress, signal) => ({
  ...(await sendFile(file, { onProgress, signal, problem })),
  at: Date.now(),
});
