import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import type { BoardItem } from "./board-item.ts";
import { useCardDrag } from "./use-card-drag.ts";

export type BoardColumnName = { readonly id: string; readonly title: string };

/** A card as the board knows it. */
type BoardProps = { label: string; columns: readonly BoardColumnName[]; children: ReactNode };

type BoardState = {
  readonly columns: readonly BoardColumnName[];
  readonly drag: ReturnType<typeof useCardDrag>;
  readonly tryMove: (card: BoardItem, column: string) => void;
};
const BoardContext = createContext<BoardState | undefined>(undefined);

export function useBoard(): BoardState {
  const board = useContext(BoardContext);
  if (!board) throw new Error("A card outside of a board.");
  return board;
}

/**
 * Columns of cards that move by drag, by touch and by keyboard: arrow keys go from card to card, with Shift they move the card
 * to the next column that takes it. What can’t be done is said, never done silently.
 */
export function Board({ label, columns, children }: BoardProps) {
  const frame = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  const nameOf = (column: string) => columns.find(({ id }) => id === column)?.title ?? column;
  const tryMove = (card: BoardItem, column: string) => {
    if (column === card.column) return;
    const obstacle = card.obstacleTo(column);
    setSaid(obstacle ? `${card.name} can’t move to ${nameOf(column)}. ${obstacle}` : "");
    if (!obstacle) card.onMove?.(column);
  };
  const drag = useCardDrag({ frame, onDrop: tryMove });
  const { held } = drag;
  const over = held?.over && held.over !== held.card.column ? held.over : undefined;
  const obstacle = over ? held?.card.obstacleTo(over) : undefined;
  return (
    <BoardContext value={{ columns, drag, tryMove }}>
      <section
        ref={frame}
        aria-label={label}
        className={cx(
          "-mx-1 relative flex snap-x gap-3 overflow-x-auto px-1 pb-3 [scrollbar-width:thin] max-lg:items-start",
          held && "cursor-grabbing select-none snap-none",
        )}
      >
        {children}
      </section>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {said}
      </p>
      {held && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed top-0 left-0 z-50 grid max-w-64 gap-0.5 rounded-md bg-surface px-3.5 py-2.5 text-sm shadow-3 inset-ring inset-ring-line-strong"
          style={{ transform: `translate(${held.x + 14}px, ${held.y + 10}px)` }}
        >
          <b>{held.card.name}</b>
          <span className={obstacle ? "text-bad" : "text-ink-2"}>
            {obstacle ?? (over ? `Move to ${nameOf(over)}` : "Drop it in a column")}
          </span>
        </div>
      )}
    </BoardContext>
  );
}

type BoardColumnProps = {
  id: string;
  title: ReactNode;
  /** Under the title: how many, and what they come to. */
  note?: ReactNode;
  children: ReactNode;
};

export function BoardColumn({ id, title, note, children }: BoardColumnProps) {
  const { drag } = useBoard();
  const { held } = drag;
  const isOver = held?.over === id && held.card.column !== id;
  const isClosed = held !== undefined && held.card.column !== id && held.card.obstacleTo(id) !== undefined;
  return (
    <section
      data-column={id}
      aria-label={typeof title === "string" ? title : id}
      className={cx(
        "grid w-[min(17.5rem,82vw)] shrink-0 snap-start content-start gap-3 rounded-lg bg-surface-2 p-3 transition-opacity duration-(--d-1) xl:w-auto xl:min-w-56 xl:flex-1",
        isClosed && "opacity-50",
        isOver && !isClosed && "inset-ring-2 inset-ring-primary",
      )}
    >
      <header className="px-1">
        <h2 className="font-bold text-base">{title}</h2>
        {note && <p className="text-ink-2 text-sm">{note}</p>}
      </header>
      {children}
    </section>
  );
}

type BoardCardProps = { card: BoardItem; isBusy?: boolean; children: ReactNode };

/** One card. Its main button or link, marked `data-card-main`, takes the focus. */
export function BoardCard({ card, isBusy = false, children }: BoardCardProps) {
  const { drag } = useBoard();
  const isHeld = drag.held?.card.id === card.id;
  return (
    <li
      data-card={card.id}
      onKeyDown={useCardKeys(card)}
      {...(card.onMove && drag.handlers(card))}
      aria-busy={isBusy}
      className={cx(
        "relative grid min-w-0 grid-cols-1 gap-1.5 rounded-md bg-surface p-3.5 shadow-1 inset-ring inset-ring-transparent transition duration-(--d-1) hover:shadow-2 focus-within:inset-ring-line-strong",
        card.onMove && "cursor-grab",
        (isHeld || isBusy) && "opacity-50",
      )}
    >
      {children}
    </li>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function useCardKeys(card: BoardItem) {
  const { columns, tryMove } = useBoard();
  return (event: KeyboardEvent<HTMLLIElement>) => {
    const step = steps[event.key];
    const isMain = event.target instanceof Element && event.target.closest("[data-card-main]");
    if (!step || !isMain || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) {
      if (card.onMove && step[0] !== 0) tryMove(card, nextColumn(step[0]));
    } else focusBeside(event.currentTarget, step);
  };

  /** The next one that takes the card; where none does, the next one, which then says why not. */
  function nextColumn(by: number): string {
    const ids = columns.map(({ id }) => id);
    const at = ids.indexOf(card.column);
    const further = by > 0 ? ids.slice(at + 1) : ids.slice(0, at).reverse();
    return further.find((id) => card.obstacleTo(id) === undefined) ?? further[0] ?? card.column;
  }
}

function focusBeside(card: HTMLElement, [across, down]: readonly [number, number]) {
  const column = card.closest("[data-column]");
  const cardsIn = (one: Element | null | undefined) => [...(one?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  const at = cardsIn(column).indexOf(card);
  const target = across === 0 ? cardsIn(column)[at + down] : besideIn(column, across);
  target?.querySelector<HTMLElement>("[data-card-main]")?.focus();

  function besideIn(from: Element | null, by: number): HTMLElement | undefined {
    const next = by > 0 ? from?.nextElementSibling : from?.previousElementSibling;
    if (!next) return undefined;
    const cards = cardsIn(next);
    return cards[Math.min(at, cards.length - 1)] ?? besideIn(next, by);
  }
}
