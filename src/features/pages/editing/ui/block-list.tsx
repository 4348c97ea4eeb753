import { Copy, GripVertical, MoreVertical, Plus, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Badge } from "#design/badge.tsx";
import { IconButton } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Menu, MenuItem, MenuSeparator } from "#design/overlay/radix-menu.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useDragOrder } from "#design/use-drag-order.ts";
import { type BlockStep, blockSteps, stepLabels, stepTo, takeStep } from "#domain/page/block-steps.ts";
import { type Block, innerBlocks, slotOf } from "#domain/page/blocks.ts";
import { duplicateBlock, moveBlock, removeBlock } from "#domain/page/edit-blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";
import { newBlockId } from "./use-edited-page.ts";

type BlockListProps = {
  blocks: readonly Block[];
  problems: readonly PageProblem[];
  chosen: string;
  onChoose: (id: string) => void;
  onChange: (blocks: readonly Block[]) => void;
  onAddInto: (id: string) => void;
};

/** The blocks of a page in their order: by pointer, or with Alt and the arrow keys. */
export function BlockList(props: BlockListProps) {
  return (
    <>
      <p id="block-keys" className="sr-only">
        Alt with the arrow up or down moves a block, Alt with right moves it into the block above, Alt with left out of
        it.
      </p>
      <OneList {...props} list={props.blocks} parent="" label="Blocks of the page" />
    </>
  );
}

const keySteps: Readonly<Record<string, BlockStep>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "into",
  ArrowLeft: "out",
};

type OneListProps = BlockListProps & { list: readonly Block[]; parent: string; label: string };

function OneList({ list, parent, label, ...props }: OneListProps) {
  const { blocks, onChange } = props;
  const drag = useDragOrder((from, to) => {
    const block = list[from];
    if (block) onChange(moveBlock(blocks, block.id, { parent, at: to }));
  });
  if (list.length === 0) return null;
  return (
    <ol aria-label={label} className={cx("grid gap-1.5", parent !== "" && "mt-1.5 ms-6")}>
      {list.map((block, at) => (
        <li key={block.id} {...drag(at)} className="min-w-0">
          <BlockRow {...props} block={block} />
          {slotOf(block.kind) !== null && (
            <OneList {...props} list={innerBlocks(block)} parent={block.id} label={`Inside ${blockName(block)}`} />
          )}
        </li>
      ))}
    </ol>
  );
}

function BlockRow({ block, ...props }: BlockListProps & { block: Block }) {
  const { blocks, problems, chosen, onChoose, onChange } = props;
  const step = (name: BlockStep) => {
    onChange(takeStep(blocks, block.id, name));
    // The row is drawn at its new place, and the keyboard goes with it.
    requestAnimationFrame(() => document.getElementById(`block-${block.id}`)?.focus());
  };
  const press = (event: KeyboardEvent) => {
    const name = keySteps[event.key];
    if (!event.altKey || !name) return;
    event.preventDefault();
    step(name);
  };
  const faults = problems.filter((problem) => problem.block === block.id).length;
  return (
    <div
      className={cx(
        "flex items-center gap-1 rounded-md pe-1 inset-ring inset-ring-line",
        chosen === block.id ? "bg-primary-soft" : "bg-surface",
      )}
    >
      <GripVertical aria-hidden className="ms-2 size-4 shrink-0 cursor-grab text-ink-3" />
      <button
        type="button"
        id={`block-${block.id}`}
        aria-describedby="block-keys"
        aria-current={chosen === block.id || undefined}
        onClick={() => onChoose(block.id)}
        onKeyDown={press}
        className="min-h-11 min-w-0 grow truncate px-1 text-start text-sm"
      >
        {blockName(block)}
      </button>
      {faults > 0 && <Badge tone="warn">{faults}</Badge>}
      <RowMenu {...props} block={block} onStep={step} />
    </div>
  );
}

function RowMenu({ block, blocks, onChange, onAddInto, onStep }: RowMenuProps) {
  const name = blockName(block);
  const remove = () => {
    onChange(removeBlock(blocks, block.id));
    void toast({ title: `${name} deleted.`, description: "Undo brings it back.", kind: "info" });
  };
  const steps = blockSteps.filter((one) => stepTo(blocks, block.id, one));
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions: ${name}`}>
          <MoreVertical />
        </IconButton>
      }
    >
      {steps.map((one) => (
        <MenuItem key={one} onSelect={() => onStep(one)}>
          {stepLabels[one]}
        </MenuItem>
      ))}
      {steps.length > 0 && <MenuSeparator />}
      {slotOf(block.kind) !== null && (
        <MenuItem icon={<Plus />} onSelect={() => onAddInto(block.id)}>
          Add a block inside
        </MenuItem>
      )}
      <MenuItem icon={<Copy />} onSelect={() => onChange(duplicateBlock(blocks, block.id, newBlockId))}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="bad" onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>
  );
}

type RowMenuProps = Pick<BlockListProps, "blocks" | "onChange" | "onAddInto"> & {
  block: Block;
  onStep: (step: BlockStep) => void;
};
