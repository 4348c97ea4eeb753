import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#design/overlay/toast.tsx";
import type { QuoteGap } from "#domain/quote/quote-gaps.ts";
import { leadsContract } from "#features/crm/leads/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { messageOf, missingText, sentText } from "../../ui/messages.ts";
import { type BuiltQuote, quoteBuilderContract } from "../contract.ts";
import { useQuoteDraft } from "./use-quote-draft.ts";

const refreshed = [
  quoteBuilderContract.readQuoteDetails,
  quoteBuilderContract.listQuotes,
  leadsContract.answerQueue,
  leadsContract.readEnquiry,
];

/** A draft being edited, with its actions. Failures keep what was typed. */
export function useQuoteBuilder(quote: BuiltQuote, onStale: () => void) {
  const written = useQuoteDraft(quote);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const navigate = useNavigate();
  const save = useMakeCall(quoteBuilderContract.saveQuote, refreshed);
  const send = useMakeCall(quoteBuilderContract.sendQuote, refreshed);
  const revise = useMakeCall(quoteBuilderContract.reviseQuote, refreshed);
  const withdraw = useMakeCall(quoteBuilderContract.withdrawQuote, refreshed);
  const duplicate = useMakeCall(quoteBuilderContract.duplicateQuote, refreshed);
  const { draft, rowVersion } = written;
  const { id } = quote;

  const attempt = async (action: () => Promise<string>) => {
    setBusy(true);
    setProblem("");
    try {
      await toast({ title: await action() });
      return true;
    } catch (error) {
      // The refreshed row itself shows that a colleague was faster.
      if (error instanceof CallFailed && error.reason === "changed_meanwhile") onStale();
      else setProblem(explain(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const saved = async () => {
    if (!written.isDirty) return rowVersion;
    const answer = await save.mutateAsync({ id, row_version: rowVersion, draft });
    written.noteSaved(draft, answer.row_version);
    return answer.row_version;
  };
  const sent = async (is_confirmed: boolean) => {
    const { vehicle_kept_until } = await send.mutateAsync({ id, row_version: await saved(), is_confirmed });
    return sentText({ name: draft.customer_name, wantsHold: draft.keeps_vehicle, isKept: vehicle_kept_until !== null });
  };
  const opened = async (next: { id: string }, words: string) => {
    await navigate(`/admin/quotes-enhanced?quote=${next.id}`);
    return words;
  };
  return {
    ...written,
    // While saving, the refreshed row may arrive before the answer: that is our own change.
    isStale: written.isStale && !isBusy,
    isBusy,
    problem,
    save: () => attempt(async () => saved().then(() => "Saved")),
    /** Confirmed: a price of zero or below cost is intended. */
    send: (isConfirmed: boolean) => attempt(() => sent(isConfirmed)),
    revise: () =>
      attempt(async () => opened(await revise.mutateAsync({ id, row_version: rowVersion }), "New version started")),
    duplicate: () =>
      attempt(async () => {
        await saved();
        return opened(await duplicate.mutateAsync({ id }), "Quote duplicated");
      }),
    /** Its dialog shows failures. */
    withdraw: async (reason: string) => {
      await withdraw.mutateAsync({ id, row_version: rowVersion, reason });
      if (quote.state === "draft") written.takeTheirs();
    },
  };
}

/** Missing details are named, one after the other. */
function explain(error: unknown): string {
  const missing = error instanceof CallFailed && error.reason === "incomplete" ? error.details.missing : undefined;
  return Array.isArray(missing) ? missingText(missing as QuoteGap[]) : messageOf(error);
}
