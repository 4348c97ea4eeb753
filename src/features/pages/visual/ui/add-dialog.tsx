import { Dialog } from "#design/overlay/dialog.tsx";
import { type Block, type BlockKind, blockKinds, blockTable } from "#domain/page/blocks.ts";
import { type BlockPlace, mayLieIn, newBlock } from "#domain/page/edit-blocks.ts";

type AddDialogProps = {
  blocks: readonly Block[];
  place: BlockPlace | undefined;
  onAdd: (kind: BlockKind, place: BlockPlace) => void;
  onClose: () => void;
};

/** The kinds of blocks that may lie at this place. A page has one opening. */
export function AddDialog({ blocks, place, onAdd, onClose }: AddDialogProps) {
  const kinds = blockKinds.filter(
    (kind) =>
      mayLieIn(blocks, newBlock(kind, "new"), place?.parent ?? "") &&
      (kind !== "hero" || !blocks.some((block) => block.kind === "hero")),
  );
  return (
    <Dialog open={place !== undefined} onClose={onClose} title="Add a block" size="lg">
      <ul className="grid gap-2 pb-4 sm:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="grid">
            <button
              type="button"
              onClick={() => place && onAdd(kind, place)}
              className="grid content-start gap-0.5 rounded-md p-3 text-start inset-ring inset-ring-line hover:bg-surface-2"
            >
              <span className="font-bold">{blockTable[kind].label}</span>
              <span className="text-ink-2 text-sm">{blockTable[kind].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
