import { Dialog } from "#design/overlay/dialog.tsx";
import { type BlockKind, blockKinds, blockTable, slotOf } from "#domain/page/blocks.ts";

type AddBlockDialogProps = {
  /** Beside others, where no block can hold more. */
  isInside: boolean;
  onClose: () => void;
  onChoose: (kind: BlockKind) => void;
};

export function AddBlockDialog({ isInside, onClose, onChoose }: AddBlockDialogProps) {
  const kinds = blockKinds.filter((kind) => !isInside || (slotOf(kind) === null && kind !== "hero"));
  return (
    <Dialog open onClose={onClose} title="Add a block" size="lg">
      <ul className="grid gap-2 pb-5 sm:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="grid size-full content-start rounded-md p-3 text-start inset-ring inset-ring-line hover:bg-surface-2"
            >
              <span className="font-semibold">{blockTable[kind].label}</span>
              <span className="text-ink-2 text-sm">{blockTable[kind].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
