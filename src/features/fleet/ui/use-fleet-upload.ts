import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { sendFile } from "#platform/browser/send-file.ts";

export const pictureRules = { accept: ["image/jpeg", "image/png"], maxBytes: 5_000_000 } as const;
export const slipRules = { accept: ["application/pdf", "image/jpeg", "image/png"], maxBytes: 5_000_000 } as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Uploads a picture or a slip; its record claims it later. */
export const uploadToFleet: Upload<{ file_id: string; claim: string }> = async (file, onProgress, signal) => {
  const { file_id, claim } = await sendFile(file, { onProgress, signal, problem });
  return { file_id, claim };
};
