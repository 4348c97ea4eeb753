import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { randOrNone } from "../../ui/booking-labels.tsx";
import { bookingDeskContract } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { refreshDesk, useDeskCall } from "./use-desk-call.ts";
import { draftOf, useDeskDraft } from "./use-desk-draft.ts";
import { type DeskNews, isTouched, mergeDrafts } from "./use-desk-merge.ts";

/**
 * A booking being rewritten. It is saved on the version that was last brought in here: when the booking changes under
 * the form, the form takes over what was not touched, tells of it, and keeps all that was typed.
 */
export function useDeskEdit(booking: DeskBooking) {
  const [base, setBase] = useState(booking);
  const [news, setNews] = useState<readonly DeskNews[]>([]);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [reason, setReason] = useState("");
  const [reprices, setReprices] = useState(booking.override_reason === null);
  const form = useDeskDraft(() => draftOf(booking));
  if (booking.version !== base.version) {
    const merged = mergeDrafts(draftOf(base), draftOf(booking), form.draft);
    setBase(booking);
    setNews((before) => [
      ...before.filter(({ field }) => !merged.news.some((one) => one.field === field)),
      ...merged.news,
    ]);
    setRemarks(remarksOn(base, booking));
    form.set(merged.draft);
  }
  const { save, failure, isBusy } = useSaving(form, { base, reason, reprices });
  return {
    form,
    base,
    news,
    remarks,
    reason,
    setReason,
    reprices,
    setReprices,
    save,
    failure,
    isBusy,
    isUnsaved: reason !== "" || isTouched(form.draft, draftOf(base)),
    take: (one: DeskNews) => {
      form.set({ [one.field]: one.now });
      setNews((before) => before.filter(({ field }) => field !== one.field));
    },
  };
}

/** Differences outside the form’s fields. */
function remarksOn(before: DeskBooking, now: DeskBooking): string[] {
  const state = `The status is now ${bookingLabels[now.status].label.toLowerCase()}.`;
  const price = `The price is now ${randOrNone(now.total_cents)}.`;
  return [...(before.state === now.state ? [] : [state]), ...(before.total_cents === now.total_cents ? [] : [price])];
}

type Form = ReturnType<typeof useDeskDraft>;
type Saved = { base: DeskBooking; reason: string; reprices: boolean };

function useSaving(form: Form, { base, reason, reprices }: Saved) {
  const [failure, setFailure] = useState("");
  const kept = useQueryClient();
  const edit = useDeskCall(bookingDeskContract.editBooking);
  /** True once saved. */
  const save = async (): Promise<boolean> => {
    setFailure("");
    if (!form.check()) return false;
    try {
      await edit.mutateAsync({ ...form.draft, id: base.id, version: base.version, reprices, reason });
      await toast({ title: "Booking saved", kind: "success" });
      return true;
    } catch (error) {
      form.tell(error);
      const isStale = error instanceof CallFailed && error.reason === "changed_meanwhile";
      if (isStale) await refreshDesk(kept);
      setFailure(isStale ? staleText : messageOf(error));
      return false;
    }
  };
  return { save, failure, isBusy: edit.isPending };
}

const staleText = "Someone else has just changed this booking. Review the changes, then save again.";
const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : "We couldn’t save the booking. Please try again.";

/** "R201 more than agreed" */
export function differenceText(after: number, before: number | null): string {
  if (before === null) return formatRand(after);
  if (after === before) return `${formatRand(after)}, as agreed`;
  const difference = formatRand(Math.abs(after - before));
  return `${formatRand(after)}, ${difference} ${after > before ? "more" : "less"} than agreed`;
}
