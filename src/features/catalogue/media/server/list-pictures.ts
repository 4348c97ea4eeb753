import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { mediaContract } from "../contract.ts";
import { showPictures } from "./show-pictures.ts";
import { findLibrary } from "./views.ts";

export async function listPictures({ db }: Context, input: ParsedOf<typeof mediaContract.listPictures>) {
  const { search, size } = input;
  const found = await findLibrary(db, { search, after: timeKey.read(input.after), size: size + 1 });
  const { rows, next } = pageOf(found, size, ({ picture }) => timeKey.write({ at: picture.addedAt, id: picture.id }));
  return accept({ pictures: await showPictures(db, rows), next });
}
