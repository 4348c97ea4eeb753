import type { Block } from "#domain/page/blocks.ts";
import { eachText, fillMarks } from "#domain/page/page-marks.ts";
import { pageParts } from "#domain/page/page-parts.ts";
import type { PageMeta } from "#domain/page/page-problems.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ShownPictures } from "../../contract.ts";
import { pageMarks } from "../../server/page-marks.ts";
import { versionOut } from "../../server/version-out.ts";
import { findPictures } from "../../server/views.ts";
import type { ShownPage, shownPagesContract } from "../contract.ts";

export async function shownPage(ctx: Context, { path }: ParsedOf<typeof shownPagesContract.shownPage>) {
  const version = await versionOut(ctx, path, "written");
  return version ? accept(await filledPage(ctx, { path, ...version })) : refuse("no_such_page");
}

type Written = { readonly path: string; readonly meta: PageMeta; readonly blocks: readonly Block[] };

/** A page as visitors read it. */
export async function filledPage(
  ctx: Pick<Context, "db" | "now">,
  { path, meta, blocks }: Written,
): Promise<ShownPage> {
  const values = new Map((await pageMarks(ctx)).map(({ name, value }) => [name, value]));
  const fill = (text: string) => fillMarks(text, values);
  return {
    path,
    meta: { title: fill(meta.title), description: fill(meta.description), is_hidden: meta.isHidden },
    picture: meta.picture,
    blocks: eachText(blocks, fill),
    pictures: await picturesOf(ctx, { meta, blocks }),
  };
}

async function picturesOf(
  { db }: Pick<Context, "db">,
  { meta, blocks }: Omit<Written, "path">,
): Promise<ShownPictures> {
  const placed = pageParts(blocks).flatMap((part) => (part.is === "picture" && part.picture ? [part.picture.id] : []));
  const rows = await findPictures(db, [...placed, ...(meta.picture ? [meta.picture] : [])]);
  return Object.fromEntries(
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
}
