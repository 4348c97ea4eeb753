import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { squarePicture } from "#platform/browser/device/shrink-picture.ts";
import { type FileReceipt, sendFile } from "#platform/browser/send-file.ts";

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Uploads the middle of a picture as a square. */
export const sendFace: Upload<FileReceipt> = async (file, onProgress, signal) => {
  const square = await squarePicture(file).catch(() => {
    throw problem("We couldn’t read this picture. Please choose another.", true);
  });
  return sendFile(new File([square], "face.jpg", { type: "image/jpeg" }), { onProgress, signal, problem });
};
