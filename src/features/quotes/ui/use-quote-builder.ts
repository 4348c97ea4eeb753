import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#design/toast.tsx";
import { crmOfficeContract } from "#features/crm/office-contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type BuiltQuote, type QuoteDraft, quotesOfficeContract } from "../office-contract.ts";
import { missingWords } from "./messages.ts";
import { messageOf } from "./use-quote.ts";

const refreshed = [
  quotesOfficeContract.officeQuote,
  quotesOfficeContract.officeQuotes,
  crmOfficeContract.answerQueue,
  crmOfficeContract.officeEnquiry,
];

/** A draft while it is written, and the deeds around it. What was typed stays when one fails. */
export function useQuoteBuilder(quote: BuiltQuote) {
  const [draft, setDraft] = useState(quote.draft);
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [isStale, setStale] = useState(false);
  const navigate = useNavigate();
  const save = useMakeCall(quotesOfficeContract.saveQuote, refreshed);
  const send = useMakeCall(quotesOfficeContract.sendQuote, refreshed);
  const revise = useMakeCall(quotesOfficeContract.reviseQuote, refreshed);
  const withdraw = useMakeCall(quotesOfficeContract.withdrawQuote, refreshed);
  const duplicate = useMakeCall(quotesOfficeContract.duplicateQuote, refreshed);
  const { id, row_version } = quote;

  const attempt = async (deed: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setProblem("");
    try {
      await deed();
      await toast({ title: done });
      return true;
    } catch (error) {
      setProblem(explain(error));
      setStale(error instanceof CallFailed && error.reason === "changed_meanwhile");
      return false;
    } finally {
      setBusy(false);
    }
  };
  const saved = async () => {
    if (!isDirty) return row_version;
    const answer = await save.mutateAsync({ id, row_version, draft });
    setDirty(false);
    return answer.row_version;
  };
  const open = (next: { id: string }) => navigate(`/admin/quotes-enhanced?quote=${next.id}`);
  return {
    draft,
    isDirty,
    isBusy,
    problem,
    isStale,
    write: (changes: Partial<QuoteDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      setDirty(true);
    },
    save: () => attempt(saved, "Saved"),
    send: () =>
      attempt(async () => send.mutateAsync({ id, row_version: await saved() }), `On its way to ${draft.customer_name}`),
    revise: () => attempt(async () => open(await revise.mutateAsync({ id, row_version })), "A new version to write"),
    duplicate: () => attempt(async () => open(await duplicate.mutateAsync({ id })), "A copy under its own number"),
    withdraw: (reason: string) =>
      attempt(() => withdraw.mutateAsync({ id, row_version, reason }), "The quote is taken back"),
  };
}

/** What is missing is named, one thing after the other. */
function explain(error: unknown): string {
  const missing = error instanceof CallFailed && error.reason === "incomplete" ? error.details.missing : undefined;
  if (!Array.isArray(missing)) return messageOf(error);
  const words = missing.map((one) => missingWords[String(one)] ?? String(one));
  return `Still missing: ${words.join(", ")}.`;
}
