import { EllipsisVertical, ListTodo, UserRound } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Board, BoardCard, BoardColumn, useBoard } from "#design/board/board.tsx";
import type { BoardItem } from "#design/board/board-item.ts";
import { Button, IconButton } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Menu, MenuItem, MenuLabel } from "#design/overlay/radix-menu.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { dealLabels } from "#domain/crm/deal-labels.ts";
import { type DealState, dealLifecycle, dealStates, isOpenDeal } from "#domain/crm/deal-lifecycle.ts";
import { closedCardDays } from "#domain/enquiry/pipeline.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { dealsContract, type ListedDeal } from "../contract.ts";
import { useDealMoves } from "./use-deal-moves.ts";

const columns = dealStates.map((id) => ({ id, title: dealLabels[id].label }));

type DealFilter = { owner?: string; search: string };
type DealBoardProps = { filter: DealFilter; onOpen: (id: string) => void };

/** Deals by stage; they move as the cards of the pipeline do. */
export function DealBoard({ filter, onOpen }: DealBoardProps) {
  const { move, undo, said, undoable, problem, busy } = useDealMoves();
  const [losing, setLosing] = useState<ListedDeal>();
  const onMove = (deal: ListedDeal, to: DealState) => (to === "lost" ? setLosing(deal) : void move(deal, to, ""));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {problem && (
        <Alert tone="warn" announce>
          {problem}
        </Alert>
      )}
      <div role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
        {said && <span>{said}</span>}
        {undoable && (
          <Button size="sm" variant="outline" onClick={() => void undo()}>
            Undo move
          </Button>
        )}
      </div>
      <Board label="Deals" columns={columns}>
        {dealStates.map((state) => (
          <Column key={state} state={state} filter={filter} actions={{ busy, onMove, onOpen }} />
        ))}
      </Board>
      {losing && (
        <ActionDialog
          title={`Mark ${losing.title} as lost?`}
          text="The reason helps us improve. You can move the deal back later."
          confirmLabel="Mark as lost"
          tone="danger"
          reason={{ label: "Reason" }}
          onClose={() => setLosing(undefined)}
          onConfirm={(reason) => move(losing, "lost", reason)}
        />
      )}
    </div>
  );
}

type DealActions = {
  readonly busy: string;
  readonly onMove: (deal: ListedDeal, to: DealState) => void;
  readonly onOpen: (id: string) => void;
};
type ColumnProps = { state: DealState; filter: DealFilter; actions: DealActions };

function Column({ state, filter, actions }: ColumnProps) {
  const { pages, error, again, hasMore, isReadingMore, more } = useCallPages(dealsContract.listDeals, (after) => ({
    ...filter,
    state,
    ...(after && { after }),
  }));
  const [first] = pages ?? [];
  const deals = pages?.flatMap((page) => page.deals) ?? [];
  const since = isOpenDeal(state) ? "" : `, last ${closedCardDays} days`;
  const { label } = dealLabels[state];
  return (
    <BoardColumn id={state} title={label} note={first && `${first.count} · ${formatRand(first.value_cents)}${since}`}>
      {error && !pages && <ReadFailed error={error} onAgain={again} />}
      {!pages && !error && <SkeletonCard lines={3} />}
      {pages && deals.length === 0 && <p className="px-1 text-ink-2 text-sm">No deals</p>}
      <ul aria-label={label} className="grid gap-2.5">
        {deals.map((deal) => (
          <DealCard key={deal.id} deal={deal} actions={actions} />
        ))}
      </ul>
      {hasMore && (
        <Button size="sm" variant="quiet" busy={isReadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </BoardColumn>
  );
}

function DealCard({ deal, actions }: { deal: ListedDeal; actions: DealActions }) {
  const may = useMay()("change_customers");
  const toState = (column: string) => dealStates.find((one) => one === column) ?? deal.state;
  const item: BoardItem = {
    id: deal.id,
    name: deal.title,
    column: deal.state,
    obstacleTo: (column) =>
      dealLifecycle.can(deal.state, toState(column)) ? undefined : "A won deal goes back to Negotiation first.",
    ...(may && { onMove: (column) => actions.onMove(deal, toState(column)) }),
  };
  return (
    <BoardCard card={item} isBusy={actions.busy === deal.id}>
      <span className="flex items-start gap-2">
        <button
          type="button"
          data-card-main=""
          {...(may && { "aria-keyshortcuts": "Shift+ArrowRight Shift+ArrowLeft" })}
          className="min-w-0 flex-1 text-left font-semibold leading-snug [overflow-wrap:anywhere] hover:underline"
          onClick={() => actions.onOpen(deal.id)}
        >
          {deal.title}
        </button>
        {may && <MoveMenu item={item} />}
      </span>
      <span className="text-ink-2 text-sm">
        {[deal.organisation?.name, deal.person?.name].filter(Boolean).join(" · ")}
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <Money cents={deal.value_cents} className="font-bold text-base" />
        {isOpenDeal(deal.state) && <span className="text-ink-2">{deal.probability}%</span>}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-2 text-sm">
        <span>{formatDate(deal.expected_on)}</span>
        <span className="flex items-center gap-1.5">
          <UserRound aria-hidden="true" className="size-3.5 shrink-0" />
          {deal.owned_by_me ? "You" : (deal.owner?.name ?? "No owner")}
        </span>
      </span>
      {deal.next_task && (
        <span className="flex items-start gap-1.5 text-ink-2 text-sm">
          <ListTodo aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span className="line-clamp-2">{deal.next_task.title}</span>
        </span>
      )}
      {deal.state === "lost" && deal.lost_reason && <span className="text-ink-2 text-sm">{deal.lost_reason}</span>}
    </BoardCard>
  );
}

function MoveMenu({ item }: { item: BoardItem }) {
  const { tryMove } = useBoard();
  const possible = dealStates.filter((state) => state !== item.column && item.obstacleTo(state) === undefined);
  return (
    <span data-no-drag="">
      <Menu
        trigger={
          <IconButton label={`Move ${item.name} to…`} size="sm" className="-mt-2 -mr-2">
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuLabel>Move to…</MenuLabel>
        {possible.map((state) => (
          <MenuItem key={state} tone={state === "lost" ? "bad" : "plain"} onSelect={() => tryMove(item, state)}>
            {dealLabels[state].label}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
