import type { ComponentType } from "react";
import type { PictureFile } from "#design/pictures/picture.tsx";
import type { PlacedPicture } from "#domain/page/block-fields.ts";
import type { BlockKind, BlockValues } from "#domain/page/blocks.ts";
import { photograph } from "#features/content/words/photograph.ts";
import type { ShownPictures } from "../contract.ts";

/** A block as its drawing gets it. Headings are named after the block, because a page may have two of a kind. */
export type DrawnBlock<K extends BlockKind> = {
  readonly id: string;
  readonly values: BlockValues<K>;
  readonly pictureOf: (placed: PlacedPicture | null) => PictureFile | undefined;
};
export type BlockDrawing<K extends BlockKind> = ComponentType<DrawnBlock<K>>;

/** A photograph that was deleted since leaves its place empty. */
export const picturesIn =
  (pictures: ShownPictures) =>
  (placed: PlacedPicture | null): PictureFile | undefined => {
    const file = placed && Object.hasOwn(pictures, placed.id) ? pictures[placed.id] : undefined;
    if (!placed || !file) return undefined;
    return photograph({ kind: "uploaded", ...file, alt: placed.isDecorative ? "" : placed.alt });
  };
