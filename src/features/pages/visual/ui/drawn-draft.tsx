import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, Trash2 } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { cx } from "#design/class-names.ts";
import { type Block, slotOf } from "#domain/page/blocks.ts";
import { type BlockPlace, changeField, findBlock, placeOfBlock } from "#domain/page/edit-blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import { eachText, fillMarks, type PageMark } from "#domain/page/page-marks.ts";
import type { OtherEditor } from "../../presence/contract.ts";
import type { BlockActs } from "./use-block-acts.ts";
import { useGapDrag } from "./use-gap-drag.ts";
import { hasLines, placesOf, type Typing, useTypingInPlace } from "./use-typing-in-place.ts";

export type DrawBlocks = (blocks: readonly Block[], around: (block: Block, drawn: ReactNode) => ReactNode) => ReactNode;

type DrawnDraftProps = {
  blocks: readonly Block[];
  marks: readonly PageMark[];
  draw: DrawBlocks;
  selected: string;
  onSelect: (id: string) => void;
  acts: BlockActs;
  others: readonly OtherEditor[];
  onAdd: (place: BlockPlace) => void;
};

/** A text that is being typed: as it was drawn when it began, so that React leaves its element alone. */
type Open = Typing & { readonly element: HTMLElement; readonly shown: string };

/** The draft as visitors would see it, in which every block can be taken, moved and typed into. */
export function DrawnDraft({ blocks, marks, draw, selected, onSelect, acts, others, onAdd }: DrawnDraftProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  const values = useMemo(() => new Map(marks.map(({ name, value }) => [name, value])), [marks]);
  const drag = useGapDrag({ mayDrop: acts.mayDrop, onDrop: acts.drop });
  const filled = useMemo(() => {
    const all = eachText(blocks, (text) => fillMarks(text, values));
    return open ? changeField(all, open.block, open.field, open.shown) : all;
  }, [blocks, values, open]);
  useTypingInPlace({
    element: open?.element,
    block: open && findBlock(blocks, open.block),
    field: open?.field ?? "",
    marks,
    onChange: (text) =>
      open && acts.put(changeField(blocks, open.block, open.field, text), `${open.block}/${open.field}`),
    onEnd: () => setOpen(undefined),
  });

  const wrapperOf = (id: string) => root.current?.querySelector(`[data-drawn="${CSS.escape(id)}"]`);
  const typeInto = (id: string, element?: EventTarget) => {
    const [block, wrapper] = [findBlock(blocks, id), wrapperOf(id)];
    if (!block || !wrapper) return;
    for (const [field, place] of placesOf(wrapper, block, values))
      if (!element || place === element) {
        setOpen({ block: id, field, element: place, shown: place.textContent ?? "" });
        return;
      }
  };
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest("[data-editor], [contenteditable]")) return;
    // Nothing on the page is followed, opened or sent while it is edited.
    event.preventDefault();
    event.stopPropagation();
    const id = target.closest<HTMLElement>("[data-drawn]")?.dataset.drawn;
    if (!id) return;
    onSelect(id);
    typeInto(id, target);
  };
  const key = (event: KeyboardEvent) => {
    if (!open) return;
    const block = findBlock(blocks, open.block);
    const isEnd = event.key === "Enter" && block !== undefined && !hasLines(block, open.field);
    if (event.key !== "Escape" && !isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    open.element.blur();
    wrapperOf(open.block)?.querySelector<HTMLElement>("[data-tag]")?.focus();
  };

  const around = (block: Block, drawn: ReactNode) => {
    const place = placeOfBlock(blocks, block.id);
    const isSelected = block.id === selected;
    return (
      <div data-drawn={block.id} className={cx("contents", frameLook, isSelected && chosenLook)}>
        <Tools
          block={findBlock(blocks, block.id) ?? block}
          isSelected={isSelected}
          other={others.find((one) => one.block === block.id)?.name ?? null}
          acts={acts}
          onSelect={onSelect}
          onType={() => typeInto(block.id)}
          onHold={drag.start(block.id)}
          onAdd={onAdd}
        />
        {drawn}
        {place && <Gap place={{ ...place, at: place.at + 1 }} onAdd={onAdd} />}
      </div>
    );
  };
  return (
    <div
      ref={root}
      data-page-draft
      onClickCapture={press}
      onSubmitCapture={stop}
      onKeyDownCapture={key}
      className={cx("min-h-dvh pb-10", drag.held !== "" && "cursor-grabbing select-none")}
    >
      <Gap place={{ parent: "", at: 0 }} onAdd={onAdd} />
      {draw(filled, around)}
    </div>
  );
}

const stop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const frameLook =
  "[&>*:not([data-editor])]:-outline-offset-2 [&:hover>*:not([data-editor])]:outline-2 [&:hover>*:not([data-editor])]:outline-dashed [&:hover>*:not([data-editor])]:outline-focus";
const chosenLook =
  "[&>*:not([data-editor])]:outline-3! [&>*:not([data-editor])]:outline-solid! [&>*:not([data-editor])]:outline-focus";

type ToolsProps = {
  block: Block;
  isSelected: boolean;
  other: string | null;
  acts: BlockActs;
  onSelect: (id: string) => void;
  onType: () => void;
  onHold: (event: React.PointerEvent<HTMLElement>) => void;
  onAdd: (place: BlockPlace) => void;
};

const tool =
  "grid size-9 place-items-center rounded-xs text-on-dark hover:bg-on-dark/20 focus-visible:outline-3 focus-visible:outline-sun [&>svg]:size-[18px]";

/** Over the block, without taking room from it. */
function Tools({ block, isSelected, other, acts, onSelect, onType, onHold, onAdd }: ToolsProps) {
  const name = blockName(block);
  return (
    <div data-editor className="relative z-30 h-0">
      <div
        className={cx(
          "absolute top-1 left-1 flex items-center rounded-sm bg-atlantic text-on-dark shadow-2",
          !isSelected && "opacity-0 focus-within:opacity-100",
        )}
      >
        <button
          type="button"
          data-tag
          data-row={block.id}
          aria-pressed={isSelected}
          onClick={() => onSelect(block.id)}
          onDoubleClick={onType}
          onKeyDown={(event) => {
            if (event.key !== "F2" && !(event.key === "Enter" && isSelected)) return;
            event.preventDefault();
            onType();
          }}
          className="min-h-9 max-w-56 truncate px-3 font-semibold text-sm"
        >
          {name}
        </button>
        {isSelected && (
          <>
            <span
              data-handle
              title="Drag"
              onPointerDown={onHold}
              className="grid size-9 cursor-grab touch-none place-items-center [&>svg]:size-[18px]"
            >
              <GripVertical aria-hidden="true" />
            </span>
            <button
              type="button"
              aria-label={`Move up: ${name}`}
              className={tool}
              onClick={() => acts.step(block.id, "up")}
            >
              <ArrowUp aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={`Move down: ${name}`}
              className={tool}
              onClick={() => acts.step(block.id, "down")}
            >
              <ArrowDown aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={`Duplicate: ${name}`}
              className={tool}
              onClick={() => acts.duplicate(block.id)}
            >
              <Copy aria-hidden="true" />
            </button>
            <button type="button" aria-label={`Delete: ${name}`} className={tool} onClick={() => acts.remove(block.id)}>
              <Trash2 aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      {other !== null && (
        <p className="absolute top-1 right-1 rounded-sm bg-accent-soft px-2 py-1 font-semibold text-ink text-xs">
          {other} is writing here
        </p>
      )}
      {slotOf(block.kind) !== null && <Gap place={{ parent: block.id, at: 0 }} onAdd={onAdd} className="top-10" />}
    </div>
  );
}

type GapProps = { place: BlockPlace; onAdd: (place: BlockPlace) => void; className?: string };

/** Between two blocks, where one can be added or dropped. */
const Gap = ({ place: { parent, at }, onAdd, className }: GapProps) => (
  <div
    data-editor
    data-gap={`${parent}/${at}`}
    className={cx(
      "group/gap relative z-20 h-0 data-drop:outline-4 data-drop:outline-primary data-drop:outline-solid",
      className,
    )}
  >
    <button
      type="button"
      aria-label={parent === "" ? `Add a block at place ${at + 1}` : `Add a block side by side at place ${at + 1}`}
      onClick={() => onAdd({ parent, at })}
      className="-translate-x-1/2 -translate-y-1/2 absolute left-1/2 grid size-8 place-items-center rounded-pill bg-primary text-on-primary opacity-0 shadow-2 hover:opacity-100 focus-visible:opacity-100 group-hover/gap:opacity-100 [&>svg]:size-[18px]"
    >
      <Plus aria-hidden="true" />
    </button>
  </div>
);
