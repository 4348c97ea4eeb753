import { EllipsisVertical, ListTodo, UserRound } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { BoardCard, useBoard } from "#design/board/board.tsx";
import type { BoardItem } from "#design/board/board-item.ts";
import { IconButton } from "#design/button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { Menu, MenuItem, MenuLabel } from "#design/overlay/radix-menu.tsx";
import { sourceLabel } from "#domain/booking/booking-labels.ts";
import { enquiryLabels } from "#domain/enquiry/enquiry-labels.ts";
import { lostReasonGroup, lostReasonLabels } from "#domain/enquiry/lost-reason.ts";
import {
  isOpenStage,
  type PipelineStage,
  pipelineStages,
  type StageObstacle,
  stageObstacle,
} from "#domain/enquiry/pipeline.ts";
import { quoteLabels } from "#domain/quote/quote-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import type { PipelineCard } from "../pipeline-contract.ts";
import { SlaClock } from "./sla-clock.tsx";
import { useTopicName } from "./use-topic-name.ts";

export const stageNames: Readonly<Record<PipelineStage, string>> = {
  new: enquiryLabels.new.label,
  contacted: enquiryLabels.contacted.label,
  qualified: enquiryLabels.qualified.label,
  quoted: enquiryLabels.quoted.label,
  won: enquiryLabels.won.label,
  lost: enquiryLabels.lost.label,
};

const obstacleTexts: Readonly<Record<StageObstacle, string>> = {
  not_possible: "Its status doesn’t allow that.",
  was_answered: "It has been answered, so it can’t be new again.",
  quote_missing: "Send a quote first. The card then moves automatically.",
  customer_decides: "The customer accepts the quote by its link. The card then moves automatically.",
};

export type CardActions = {
  /** The card that is on its way. */
  readonly busy: string;
  readonly onMove: (card: PipelineCard, to: PipelineStage) => void;
  readonly onOpen: (card: PipelineCard) => void;
};

function obstacleText(card: PipelineCard, to: PipelineStage): string | undefined {
  const obstacle = stageObstacle(
    card.kind === "quote"
      ? { kind: "quote", state: card.state }
      : { kind: "enquiry", state: card.state, wasAnswered: card.was_answered, hasSentQuote: card.has_sent_quote },
    to,
  );
  return obstacle && obstacleTexts[obstacle];
}

/** A quote keeps the code of its reason, our team’s choice is in words. */
function reasonText(reason: string): string {
  const group = lostReasonGroup(reason);
  return group === "other" ? reason : lostReasonLabels[group];
}

/** One enquiry or quote in its column. */
export function PipelineCardView({ card, actions }: { card: PipelineCard; actions: CardActions }) {
  const may = useMay()("change_customers");
  const topicName = useTopicName();
  const toStage = (column: string) => pipelineStages.find((stage) => stage === column) ?? card.stage;
  const item: BoardItem = {
    id: card.id,
    name: card.name,
    column: card.stage,
    obstacleTo: (column) => obstacleText(card, toStage(column)),
    ...(may && { onMove: (column) => actions.onMove(card, toStage(column)) }),
  };
  return (
    <BoardCard card={item} isBusy={actions.busy === card.id}>
      <span className="flex items-start gap-2">
        <CardTitle card={card} mayMove={may} onOpen={actions.onOpen} />
        {may && <MoveMenu item={item} />}
      </span>
      <span className="text-ink-2 text-sm">
        {[card.service_type && topicName(card.service_type), sourceLabel(card.source)].filter(Boolean).join(" · ")}
      </span>
      <CardClock card={card} />
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        {card.value_cents !== null && <Money cents={card.value_cents} className="font-bold text-base" />}
        <span className="flex min-w-0 items-center gap-1.5 text-ink-2">
          <UserRound aria-hidden="true" className="size-3.5 shrink-0" />
          {card.owned_by_me ? "You" : (card.owner ?? "No owner")}
        </span>
      </span>
      {card.next_task && (
        <span className="flex items-start gap-1.5 text-ink-2 text-sm">
          <ListTodo aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span className="line-clamp-2">
            {card.next_task.title}
            {card.next_task.due_at && `, ${formatDateTime(card.next_task.due_at)}`}
          </span>
        </span>
      )}
      {card.stage === "lost" && card.lost_reason && (
        <span className="text-ink-2 text-sm">{reasonText(card.lost_reason)}</span>
      )}
    </BoardCard>
  );
}

const titleClass =
  "min-w-0 flex-1 text-left font-semibold text-ink leading-snug no-underline [overflow-wrap:anywhere] hover:underline";

type CardTitleProps = { card: PipelineCard; mayMove: boolean; onOpen: CardActions["onOpen"] };

function CardTitle({ card, mayMove, onOpen }: CardTitleProps) {
  const title = (
    <>
      {card.name}
      <span className="block font-normal text-ink-3 text-sm">{card.reference}</span>
    </>
  );
  const keys = mayMove && { "aria-keyshortcuts": "Shift+ArrowRight Shift+ArrowLeft" };
  if (card.kind === "quote")
    return (
      <SiteLink to={`/admin/quotes-enhanced?quote=${card.id}`} data-card-main="" {...keys} className={titleClass}>
        {title}
      </SiteLink>
    );
  return (
    <button type="button" data-card-main="" {...keys} className={titleClass} onClick={() => onOpen(card)}>
      {title}
    </button>
  );
}

function CardClock({ card }: { card: PipelineCard }) {
  if (card.kind === "quote")
    return (
      <span className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
        <Badge tone={quoteLabels[card.state].tone}>{quoteLabels[card.state].label}</Badge>
        {card.stage === "quoted" && `until ${formatDate(card.due_at)}`}
      </span>
    );
  if (card.answered_at)
    return isOpenStage(card.stage) ? (
      <span className="text-ink-2 text-sm">Answered {formatDateTime(card.answered_at)}</span>
    ) : null;
  return <SlaClock createdAt={card.created_at} dueAt={card.due_at} answeredAt={null} isClosed={card.state !== "new"} />;
}

/** The same moves without dragging; what is not possible is left out. */
function MoveMenu({ item }: { item: BoardItem }) {
  const { tryMove } = useBoard();
  const possible = pipelineStages.filter((stage) => stage !== item.column && item.obstacleTo(stage) === undefined);
  if (possible.length === 0) return null;
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
        {possible.map((stage) => (
          <MenuItem key={stage} tone={stage === "lost" ? "bad" : "plain"} onSelect={() => tryMove(item, stage)}>
            {stageNames[stage]}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
