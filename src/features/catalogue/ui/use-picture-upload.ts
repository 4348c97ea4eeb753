import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { pictureSides, type UploadedPicture } from "#domain/catalogue/picture.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { shrinkPicture } from "#platform/browser/device/shrink-picture.ts";
import { sendFile } from "#platform/browser/send-file.ts";
import { accessToken } from "#platform/browser/session.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { catalogueContract } from "../contract.ts";

/** Originals of cameras: what is sent is much smaller. */
export const pictureRules = { accept: ["image/jpeg", "image/png", "image/webp"], maxBytes: 25_000_000 } as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Makes a picture small in two sizes, which also drops what the camera wrote into it, and keeps it for the catalogue. */
export const uploadPicture: Upload<UploadedPicture> = async (file, onProgress, signal) => {
  const [large, small] = await Promise.all([
    shrinkPicture(file, pictureSides.large),
    shrinkPicture(file, pictureSides.small),
  ]).catch(() => {
    throw problem("We couldn’t read this picture. Please choose another one.", true);
  });
  const token = await accessToken();
  const send = async (picture: Blob, report: (part: number) => void) => {
    const jpeg = new File([picture], "picture.jpg", { type: "image/jpeg" });
    const { file_id, claim } = await sendFile(jpeg, { ...(token && { token }), onProgress: report, signal, problem });
    return { file_id, claim };
  };
  const sent = {
    large: await send(large, (part) => onProgress(part * 0.8)),
    small: await send(small, (part) => onProgress(0.8 + part * 0.15)),
  };
  try {
    const { picture } = await callSignedIn(catalogueContract.addPicture, sent);
    return { ...picture, alt: "" };
  } catch (error) {
    if (error instanceof CallFailed) throw problem(error.message, error.status === 409);
    throw error;
  }
};
