import type { QuoteState } from "../quote/quote-lifecycle.ts";
import { type EnquiryState, enquiryLifecycle } from "./enquiry-lifecycle.ts";

/** The columns of the pipeline. Spam and duplicates are in none of them. */
export const pipelineStages = ["new", "contacted", "qualified", "quoted", "won", "lost"] as const;
export type PipelineStage = (typeof pipelineStages)[number];

/** Columns whose cards still need work; the others show the last weeks alone. */
export const openStages = ["new", "contacted", "qualified", "quoted"] as const satisfies readonly PipelineStage[];
export const isOpenStage = (stage: PipelineStage): boolean => (openStages as readonly PipelineStage[]).includes(stage);

/** For how many days a card stays on the board once it is won or lost. */
export const closedCardDays = 30;

/** Where a quote that answers no enquiry is shown. A version that a newer one replaced is not. */
export const quoteStages: Readonly<Record<Exclude<QuoteState, "superseded">, PipelineStage>> = {
  draft: "qualified",
  sent: "quoted",
  viewed: "quoted",
  accepted: "won",
  converted: "won",
  declined: "lost",
  expired: "lost",
  withdrawn: "lost",
};

export const quoteStatesAt = (stage: PipelineStage): readonly QuoteState[] =>
  Object.entries(quoteStages).flatMap(([state, at]) => (at === stage ? [state as QuoteState] : []));

export type EnquiryCard = {
  readonly kind: "enquiry";
  readonly state: EnquiryState;
  /** Whether we sent an answer or a quote. */
  readonly wasAnswered: boolean;
  /** Whether a quote was sent that has not been withdrawn. */
  readonly hasSentQuote: boolean;
};
export type QuoteCard = { readonly kind: "quote"; readonly state: QuoteState };

export const stageObstacles = ["not_possible", "was_answered", "quote_missing", "customer_decides"] as const;
export type StageObstacle = (typeof stageObstacles)[number];

/** Why a card can’t be moved to a column by hand; undefined where it can. */
export function stageObstacle(card: EnquiryCard | QuoteCard, to: PipelineStage): StageObstacle | undefined {
  return card.kind === "quote" ? quoteObstacle(card.state, to) : enquiryObstacle(card, to);
}

/** A quote is sent in the builder and accepted by its customer; our team alone can record that it is lost. */
function quoteObstacle(state: QuoteState, to: PipelineStage): StageObstacle | undefined {
  const isOpen = state === "draft" || state === "sent" || state === "viewed";
  if (isOpen && to === "lost") return undefined;
  if (isOpen && to === "won") return "customer_decides";
  return state === "draft" && to === "quoted" ? "quote_missing" : "not_possible";
}

function enquiryObstacle(card: EnquiryCard, to: PipelineStage): StageObstacle | undefined {
  if (!enquiryLifecycle.can(card.state, to)) return "not_possible";
  if (to === "new" && card.wasAnswered) return "was_answered";
  return to === "quoted" && !card.hasSentQuote ? "quote_missing" : undefined;
}
