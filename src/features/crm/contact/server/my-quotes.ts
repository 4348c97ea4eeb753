import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { type contactContract, type QuoteLine, quoteKey } from "../contract.ts";
import { findMyQuotes } from "./views.ts";

const linesOnPage = 20;

/** Lists what the person has asked us, latest first. */
export async function myQuotes(ctx: Context, { after }: ParsedOf<typeof contactContract.myQuotes>) {
  const input = { after: quoteKey.read(after), size: linesOnPage + 1 };
  const result = await findMyQuotes(ctx.db, personAsking(ctx.actor), input);
  const { rows, next } = pageOf(result, linesOnPage, quoteKey.write);
  return accept({ quotes: rows.map(lineOf), next });
}

type Row = Awaited<ReturnType<typeof findMyQuotes>>[number];

function lineOf({ reference, kind, state, serviceType, message, sentAt, responseDueAt }: Row): QuoteLine {
  const standing = standings[state];
  return {
    reference,
    kind,
    standing,
    service_type: serviceType,
    message,
    sent_at: sentAt.toISOString(),
    answer_due_at: standing === "waiting" ? responseDueAt.toISOString() : null,
  };
}

/** Whether a lead is "qualified" is our business; the sender knows whether someone has answered. */
const standings: Readonly<Record<Row["state"], QuoteLine["standing"]>> = {
  new: "waiting",
  contacted: "answered",
  qualified: "answered",
  quoted: "answered",
  won: "booked",
  lost: "closed",
  spam: "closed",
  duplicate: "closed",
};
