import { personAsking } from "#domain/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { crmContract, QuoteLine } from "../contract.ts";
import { findMyQuotes } from "./my-quotes-views.ts";

const linesOnPage = 20;

/** Lists what the person has asked us, latest first. */
export async function myQuotes(ctx: Context, { after }: ParsedOf<typeof crmContract.myQuotes>) {
  const [moment = "", reference = ""] = after?.split("_") ?? [];
  const key = after ? { sentAt: new Date(moment), reference } : null;
  const found = await findMyQuotes(ctx.db, personAsking(ctx.actor), { after: key, size: linesOnPage + 1 });
  const shown = found.slice(0, linesOnPage);
  const last = shown.at(-1);
  const next = last && found.length > linesOnPage ? `${last.sentAt.toISOString()}_${last.reference}` : null;
  return accept({ quotes: shown.map(lineOf), next });
}

type Found = Awaited<ReturnType<typeof findMyQuotes>>[number];

function lineOf({ reference, kind, state, serviceType, message, sentAt, responseDueAt }: Found): QuoteLine {
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

/** Whether a lead is "qualified" is our business; the sender knows whether somebody has answered. */
const standings: Readonly<Record<Found["state"], QuoteLine["standing"]>> = {
  new: "waiting",
  contacted: "answered",
  qualified: "answered",
  quoted: "answered",
  won: "booked",
  lost: "closed",
  spam: "closed",
  duplicate: "closed",
};
