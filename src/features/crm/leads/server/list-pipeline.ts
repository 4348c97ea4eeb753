import { personAsking } from "#domain/account/person-asking.ts";
import { isOpenStage } from "#domain/enquiry/pipeline.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { type PipelineCard, type pipelineContract, pipelineKey } from "../pipeline-contract.ts";
import { countColumn, findEnquiryCards, findQuoteCards, type PipelineRequest } from "./pipeline-views.ts";

const cardsOnPage = 20;

/** A card, and its place in its column. */
type Placed = { readonly card: PipelineCard; readonly isAnswered: boolean; readonly at: Date };

/** Lists a column of the pipeline: who waits for a first answer before all others, then by when their time is up. */
export async function listPipeline(ctx: Context, input: ParsedOf<typeof pipelineContract.listPipeline>) {
  const me = personAsking(ctx.actor);
  const { stage, service, source } = input;
  const request: PipelineRequest = {
    stage,
    service,
    source,
    owner: input.owner === "me" ? me : input.owner,
    isOverdue: input.overdue === true,
    after: pipelineKey.read(input.after),
    now: ctx.now,
  };
  const isOpen = isOpenStage(stage);
  const enquiries = await findEnquiryCards(ctx.db, request, cardsOnPage + 1);
  const quotes = await findQuoteCards(ctx.db, request, cardsOnPage + 1);
  const placed = [
    ...enquiries.map((found) => enquiryCard(found, request, me)),
    ...quotes.map((found) => quoteCard(found, request, me)),
  ].sort(isOpen ? byUrgency : byClosing);
  const shown = placed.slice(0, cardsOnPage);
  const last = placed.length > cardsOnPage ? shown.at(-1) : undefined;
  return accept({
    cards: shown.map(({ card }) => card),
    next: last ? pipelineKey.write({ isAnswered: last.isAnswered, at: last.at, id: last.card.id }) : null,
    ...(await countColumn(ctx.db, request)),
  });
}

const byUrgency = (a: Placed, b: Placed) =>
  Number(a.isAnswered) - Number(b.isAnswered) || a.at.getTime() - b.at.getTime() || (a.card.id < b.card.id ? -1 : 1);

const byClosing = (a: Placed, b: Placed) => b.at.getTime() - a.at.getTime() || (a.card.id < b.card.id ? 1 : -1);

type EnquiryFound = Awaited<ReturnType<typeof findEnquiryCards>>[number];

function enquiryCard({ row, ...found }: EnquiryFound, { stage }: PipelineRequest, me: string): Placed {
  const isOpen = isOpenStage(stage);
  return {
    isAnswered: isOpen && row.answeredAt !== null,
    at: isOpen ? row.responseDueAt : found.closedAt,
    card: {
      kind: "enquiry",
      id: row.id,
      reference: row.reference,
      version: row.version,
      stage,
      state: row.state,
      name: row.name,
      service_type: row.serviceType,
      source: row.source,
      owner: row.takenBy === null ? null : (found.owner ?? "a colleague"),
      owned_by_me: row.takenBy === me,
      created_at: row.createdAt.toISOString(),
      due_at: row.responseDueAt.toISOString(),
      answered_at: row.answeredAt?.toISOString() ?? null,
      value_cents: found.valueCents,
      next_task: found.nextTask,
      lost_reason: row.lostReason,
      was_answered: found.wasAnswered || found.hasSentQuote,
      has_sent_quote: found.hasSentQuote,
    },
  };
}

type QuoteFound = Awaited<ReturnType<typeof findQuoteCards>>[number];

function quoteCard({ row, ...found }: QuoteFound, { stage }: PipelineRequest, me: string): Placed {
  const isOpen = isOpenStage(stage);
  const { service_type } = row.journey;
  return {
    isAnswered: isOpen,
    at: isOpen ? row.validUntil : row.updatedAt,
    card: {
      kind: "quote",
      id: row.id,
      reference: row.number,
      version: row.rowVersion,
      stage,
      state: row.state,
      name: row.customerName || row.title || "No customer yet",
      service_type: typeof service_type === "string" ? service_type : "",
      source: "quote",
      owner: row.createdBy === null ? null : (found.owner ?? "a colleague"),
      owned_by_me: row.createdBy === me,
      created_at: row.createdAt.toISOString(),
      due_at: row.validUntil.toISOString(),
      answered_at: (row.sentAt ?? row.createdAt).toISOString(),
      value_cents: found.valueCents,
      next_task: found.nextTask,
      lost_reason: row.declineReason,
    },
  };
}
