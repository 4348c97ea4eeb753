import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#design/overlay/toast.tsx";
import { bookingRequestsContract } from "#features/booking/requests-contract.ts";
import { quotesOfficeContract } from "#features/quotes/office-contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { crmOfficeContract } from "../office-contract.ts";

/** What an action changes on the screen. */
const refreshed = [
  crmOfficeContract.answerQueue,
  crmOfficeContract.officeEnquiry,
  crmOfficeContract.openTasks,
  bookingRequestsContract.officeRequest,
  quotesOfficeContract.officeQuotes,
];

/** Every action of the queue, with one way to say how it went. */
export function useLeadActions() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const navigate = useNavigate();
  const calls = {
    take: useMakeCall(crmOfficeContract.takeEnquiry, refreshed),
    release: useMakeCall(crmOfficeContract.releaseEnquiry, refreshed),
    answer: useMakeCall(crmOfficeContract.answerEnquiry, refreshed),
    note: useMakeCall(crmOfficeContract.noteEnquiry, refreshed),
    file: useMakeCall(crmOfficeContract.fileEnquiry, refreshed),
    reopen: useMakeCall(crmOfficeContract.reopenEnquiry, refreshed),
    takeRequest: useMakeCall(bookingRequestsContract.takeRequest, refreshed),
    releaseRequest: useMakeCall(bookingRequestsContract.releaseRequest, refreshed),
    decline: useMakeCall(bookingRequestsContract.declineRequest, refreshed),
    quoteAtOnce: useMakeCall(quotesOfficeContract.quoteAtOnce, refreshed),
    createQuote: useMakeCall(quotesOfficeContract.createQuote, refreshed),
  };

  /** True once it is done. */
  const attempt = async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    setProblem("");
    try {
      await action();
      if (done) await toast({ title: done });
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Something went wrong.");
      return false;
    } finally {
      setBusy(false);
    }
  };
  const build = (of: { enquiry_id?: string; booking_id?: string }) =>
    attempt(async () => {
      const id = await calls.createQuote.mutateAsync(of).then((made) => made.id, idOfExisting);
      await navigate(`/admin/quotes-enhanced?quote=${id}`);
    });
  return { isBusy, problem, calls, attempt, build };
}

/** A request has one quote at a time: the one that is there is opened instead. */
function idOfExisting(error: unknown): string {
  const id = error instanceof CallFailed && error.reason === "has_quote" ? error.details.id : undefined;
  if (typeof id === "string") return id;
  throw error;
}
