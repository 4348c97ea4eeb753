import { GripVertical, Plus } from "lucide-react";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { type Block, innerBlocks, slotOf } from "#domain/page/blocks.ts";
import type { BlockPlace } from "#domain/page/edit-blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";
import type { BlockActs } from "./use-block-acts.ts";
import { useGapDrag } from "./use-gap-drag.ts";

type BlockOutlineProps = {
  blocks: readonly Block[];
  selected: string;
  problems: readonly PageProblem[];
  acts: BlockActs;
  onOpen: (id: string) => void;
  onSelect: (id: string) => void;
  onAdd: (place: BlockPlace) => void;
};

/** The page as a list: everything that a pointer can do on it, a keyboard does here too. */
export function BlockOutline({ blocks, onAdd, ...rest }: BlockOutlineProps) {
  const drag = useGapDrag({ mayDrop: rest.acts.mayDrop, onDrop: rest.acts.drop });
  return (
    <section aria-label="Blocks of this page" className="grid gap-3">
      <Rows blocks={blocks} parent="" onHold={drag.start} {...rest} />
      <p id="block-keys" className="text-ink-2 text-xs">
        Drag a block, or press Alt with the arrows: up, down, right into the block above, left out of it. Enter opens
        it, Delete deletes it.
      </p>
      <Button
        variant="outline"
        size="sm"
        icon={<Plus aria-hidden="true" />}
        onClick={() => onAdd({ parent: "", at: blocks.length })}
      >
        Add a block
      </Button>
    </section>
  );
}

type RowsProps = Omit<BlockOutlineProps, "onAdd"> & {
  parent: string;
  onHold: ReturnType<typeof useGapDrag>["start"];
};

function Rows({ blocks, parent, ...rest }: RowsProps) {
  return (
    <ul className={cx("grid", parent !== "" && "ml-5")}>
      <Gap parent={parent} at={0} />
      {blocks.map((block, at) => (
        <li key={block.id} className="grid">
          <Row block={block} {...rest} />
          {slotOf(block.kind) !== null && <Rows {...rest} blocks={innerBlocks(block)} parent={block.id} />}
          <div data-gap={`${parent}/${at + 1}`} className={gapLook} />
        </li>
      ))}
    </ul>
  );
}

const gapLook = "h-1 rounded-pill data-drop:bg-primary";
const Gap = ({ parent, at }: { parent: string; at: number }) => (
  <li aria-hidden="true" data-gap={`${parent}/${at}`} className={gapLook} />
);

function Row({
  block,
  selected,
  problems,
  onOpen,
  onSelect,
  onHold,
}: Omit<RowsProps, "blocks" | "parent"> & { block: Block }) {
  const faults = problems.filter((one) => one.block === block.id).length;
  return (
    <div
      className={cx(
        "flex items-center rounded-sm",
        block.id === selected ? "bg-primary-soft text-primary-text" : "hover:bg-surface-2",
      )}
    >
      <span
        onPointerDown={onHold(block.id)}
        className="grid size-10 shrink-0 cursor-grab touch-none place-items-center text-ink-3 pointer-coarse:size-11 [&>svg]:size-[18px]"
      >
        <GripVertical aria-hidden="true" />
      </span>
      <button
        type="button"
        data-row={block.id}
        aria-current={block.id === selected || undefined}
        aria-describedby="block-keys"
        onFocus={() => onSelect(block.id)}
        onClick={() => onOpen(block.id)}
        className="min-h-10 grow truncate text-start font-semibold text-sm pointer-coarse:min-h-11"
      >
        {blockName(block)}
        {faults > 0 && <span className="sr-only">, {faults} to mend</span>}
      </button>
      {faults > 0 && (
        <span aria-hidden="true" className="mr-2 rounded-pill bg-bad-soft px-2 font-bold text-bad text-xs">
          {faults}
        </span>
      )}
    </div>
  );
}
