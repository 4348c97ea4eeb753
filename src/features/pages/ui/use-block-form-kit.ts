import { type ComponentType, createContext, useContext } from "react";
import type { PlacedPicture } from "#domain/page/block-fields.ts";
import type { PageMark } from "#domain/page/page-marks.ts";
import type { PageChoices } from "../contract.ts";

export type PictureFieldProps = {
  label: string;
  value: PlacedPicture | null;
  error: string | undefined;
  onChange: (picture: PlacedPicture | null) => void;
};

/** Everything that forms of blocks need of the company: values to name, records and pages to choose, and its pictures. */
export type BlockFormKit = {
  readonly marks: readonly PageMark[];
  readonly choices: PageChoices;
  /** Drawn by the feature that keeps the pictures. */
  readonly PictureField: ComponentType<PictureFieldProps>;
};

export const BlockFormContext = createContext<BlockFormKit | null>(null);

export function useBlockFormKit(): BlockFormKit {
  const kit = useContext(BlockFormContext);
  if (!kit) throw new Error("A field of a block is drawn outside a BlockForm.");
  return kit;
}
