import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#design/overlay/toast.tsx";
import { bookingRequestsContract } from "#features/booking/requests/contract.ts";
import { quoteBuilderContract } from "#features/quotes/builder/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { tasksContract } from "../../tasks/contract.ts";
import { leadsContract } from "../contract.ts";

/** The queries an action changes. */
const refreshed = [
  leadsContract.answerQueue,
  leadsContract.readEnquiry,
  tasksContract.openTasks,
  bookingRequestsContract.readRequest,
  quoteBuilderContract.listQuotes,
];

/** Every action of the queue, with one way to say how it went. */
export function useLeadActions() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const navigate = useNavigate();
  const calls = {
    assign: useMakeCall(leadsContract.assignEnquiry, refreshed),
    unassign: useMakeCall(leadsContract.unassignEnquiry, refreshed),
    answer: useMakeCall(leadsContract.answerEnquiry, refreshed),
    note: useMakeCall(leadsContract.noteEnquiry, refreshed),
    file: useMakeCall(leadsContract.fileEnquiry, refreshed),
    reopen: useMakeCall(leadsContract.reopenEnquiry, refreshed),
    takeRequest: useMakeCall(bookingRequestsContract.takeRequest, refreshed),
    releaseRequest: useMakeCall(bookingRequestsContract.releaseRequest, refreshed),
    decline: useMakeCall(bookingRequestsContract.declineRequest, refreshed),
    quoteAtOnce: useMakeCall(quoteBuilderContract.quoteAtOnce, refreshed),
    createQuote: useMakeCall(quoteBuilderContract.createQuote, refreshed),
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
