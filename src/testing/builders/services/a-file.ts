import { pdfPage, pngSquare } from "#db/seed/documents.ts";
import type { Context } from "#platform/context.ts";
import { keepFile } from "#platform/files/storage.ts";

export const aPdf = (title = "Certificate") => pdfPage(title, ["For tests"]);
export const aPng = () => pngSquare(16, [16, 41, 63], [255, 185, 55]);

/** The smallest valid JPEG: one grey pixel. */
export const aJpeg = () =>
  Buffer.from(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==",
    "base64",
  );

/** The same, with a header that says how large it is; `mark` makes it another picture. */
export function aJpegOf(width: number, height: number, mark = 0) {
  const jpeg = aJpeg();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  // Within the quantisation table, which any value may fill.
  jpeg[jpeg.indexOf(Buffer.from([0xff, 0xdb])) + 10] = mark || 0xff;
  return jpeg;
}

/** The beginning of a Windows program. */
export const aProgram = () => Buffer.concat([Buffer.from("MZ\x90\x00", "latin1"), Buffer.alloc(4000, 7)]);

/** A file that was just uploaded, as a form refers to it. */
export async function aSentFile(ctx: Pick<Context, "db" | "now">, content = aPdf()) {
  const kept = await keepFile(ctx.db, { content, name: "paper.pdf", now: ctx.now });
  if (!kept) throw new Error("Not a file we take.");
  return { file_id: kept.id, claim: kept.claim };
}
