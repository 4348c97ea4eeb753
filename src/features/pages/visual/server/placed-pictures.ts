import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findPictures } from "../../server/views.ts";
import type { visualContract } from "../contract.ts";

export async function placedPictures({ db }: Context, { hashes }: ParsedOf<typeof visualContract.placedPictures>) {
  const rows = await findPictures(db, hashes);
  const pictures = Object.fromEntries(
    rows.map(({ hash, width, height, smallWidth, focusX, focusY, copies }) => [
      hash,
      {
        hash,
        width,
        height,
        widths: smallWidth === null ? [width] : [smallWidth, width],
        copies,
        focus: `${focusX}% ${focusY}%`,
      },
    ]),
  );
  return accept({ pictures });
}
