import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Board, BoardColumn } from "#design/board/board.tsx";
import { Button } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { closedCardDays, isOpenStage, type PipelineStage, pipelineStages } from "#domain/enquiry/pipeline.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type PipelineCard, pipelineContract } from "../pipeline-contract.ts";
import { LeadDrawer } from "./lead-drawer.tsx";
import { LoseCardDialog } from "./lose-card-dialog.tsx";
import { type CardActions, PipelineCardView, stageNames } from "./pipeline-card.tsx";
import { type PipelineFilter, PipelineFilters, usePipelineFilter } from "./pipeline-filters.tsx";
import { usePipelineMoves } from "./use-pipeline-moves.ts";

const everyMinute = 60_000;
const columns = pipelineStages.map((id) => ({ id, title: stageNames[id] }));

/** Every enquiry and quote from the first word to a booking, the overdue ones on top. */
export function PipelineBoard() {
  const address = usePageAddress();
  const { filter } = usePipelineFilter();
  const { move, undo, said, undoable, problem, busy } = usePipelineMoves();
  const [losing, setLosing] = useState<PipelineCard>();
  const [opened, setOpened] = useState<PipelineCard>();
  const enquiry = address.read("enquiry");
  const cards = {
    busy,
    onMove: (card: PipelineCard, to: PipelineStage) => (to === "lost" ? setLosing(card) : void move(card, to, "")),
    onOpen: (card: PipelineCard) => {
      setOpened(card);
      address.go({ enquiry: card.id });
    },
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <PipelineFilters />
      {problem && (
        <Alert tone="warn" announce>
          {problem}
        </Alert>
      )}
      <div role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
        {said && <span>{said}</span>}
        {undoable && (
          <Button size="sm" variant="outline" busy={busy === undoable.card.id} onClick={() => void undo()}>
            Undo move
          </Button>
        )}
      </div>
      <Board label="Pipeline" columns={columns}>
        {pipelineStages.map((stage) => (
          <Column key={stage} stage={stage} filter={filter} cards={cards} />
        ))}
      </Board>
      <LeadDrawer
        enquiry={enquiry}
        request=""
        name={opened?.id === enquiry ? opened.name : undefined}
        onClose={() => address.filter({ enquiry: "" })}
      />
      {losing && (
        <LoseCardDialog
          name={losing.name}
          isQuote={losing.kind === "quote"}
          onClose={() => setLosing(undefined)}
          onConfirm={(reason) => move(losing, "lost", reason)}
        />
      )}
    </div>
  );
}

type ColumnProps = { stage: PipelineStage; filter: PipelineFilter; cards: CardActions };

function Column({ stage, filter, cards: actions }: ColumnProps) {
  const { pages, error, again, hasMore, isReadingMore, more } = useCallPages(
    pipelineContract.listPipeline,
    (after) => ({ ...filter, stage, ...(after && { after }) }),
    { refetchInterval: everyMinute },
  );
  const [first] = pages ?? [];
  const cards = pages?.flatMap((page) => page.cards) ?? [];
  const sum = first && first.value_cents > 0 ? ` · ${formatRand(first.value_cents)}` : "";
  const since = isOpenStage(stage) ? "" : `, last ${closedCardDays} days`;
  return (
    <BoardColumn id={stage} title={stageNames[stage]} note={first && `${first.count}${sum}${since}`}>
      {error && !pages && <ReadFailed error={error} onAgain={again} />}
      {!pages && !error && <SkeletonCard lines={3} />}
      {pages && cards.length === 0 && <p className="px-1 text-ink-2 text-sm">{emptyTexts[stage]}</p>}
      <ul aria-label={stageNames[stage]} className="grid gap-2.5">
        {cards.map((card) => (
          <PipelineCardView key={card.id} card={card} actions={actions} />
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

const emptyTexts: Readonly<Record<PipelineStage, string>> = {
  new: "No one waits for a first answer.",
  contacted: "Answered enquiries appear here.",
  qualified: "Enquiries worth a quote appear here.",
  quoted: "Sent quotes appear here.",
  won: `Nothing won in the last ${closedCardDays} days.`,
  lost: `Nothing lost in the last ${closedCardDays} days.`,
};
