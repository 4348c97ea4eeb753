import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { logoSides } from "#domain/company/brand.ts";
import { catalogueContract } from "#features/catalogue/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { framedPicture } from "#platform/browser/device/shrink-picture.ts";
import { sendFile } from "#platform/browser/send-file.ts";
import { accessToken } from "#platform/browser/session.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";

/** No SVG: a drawing can carry a script. */
export const logoRules = { accept: ["image/png", "image/jpeg", "image/webp"], maxBytes: 10_000_000 } as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Draws a logo as the two files that pages and phones need, and keeps it. */
export const uploadLogo: Upload<string> = async (file, onProgress, signal) => {
  const [mark, icon] = await Promise.all([
    framedPicture(file, logoSides.mark),
    framedPicture(file, logoSides.icon, "white"),
  ]).catch(() => {
    throw problem("We couldn’t read this logo. Please choose another one.", true);
  });
  const token = await accessToken();
  const send = async (picture: Blob, report: (part: number) => void) => {
    const png = new File([picture], "logo.png", { type: "image/png" });
    const { file_id, claim } = await sendFile(png, { ...(token && { token }), onProgress: report, signal, problem });
    return { file_id, claim };
  };
  const sent = {
    mark: await send(mark, (part) => onProgress(part * 0.7)),
    icon: await send(icon, (part) => onProgress(0.7 + part * 0.25)),
  };
  try {
    return (await callSignedIn(catalogueContract.addLogo, sent)).logo;
  } catch (error) {
    if (error instanceof CallFailed) throw problem(error.message, error.status === 409);
    throw error;
  }
};
