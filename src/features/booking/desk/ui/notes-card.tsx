import { useCallback, useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useUndoneWords } from "#platform/browser/held-here.ts";
import { bookingDeskContract } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { useDeskCall } from "./use-desk-call.ts";

type DeskNotesProps = { booking: DeskBooking; onUnsaved: (isUnsaved: boolean) => void };

/** Our team’s notes, and its messages to the customer. */
export function NotesCard({ booking, onUnsaved }: DeskNotesProps) {
  const notes = booking.notes.filter(({ kind }) => kind === "note");
  return (
    <Card>
      <CardHeader title="Notes and messages" />
      <Writing booking={booking} onUnsaved={onUnsaved} />
      {notes.length > 0 && (
        <ul aria-label="Notes" className="mt-4 grid gap-2">
          {notes.map(({ id, text, by, at }) => (
            <li key={id} className="rounded-md bg-accent-soft px-4 py-2.5 text-[0.9375rem]">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              <p className="mt-1 text-ink-2 text-xs">
                {by}, {formatFullDateTime(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Emails emails={booking.emails} />
    </Card>
  );
}

const kinds = [
  { value: "note", label: "Internal note" },
  { value: "message", label: "Email to customer" },
] as const;

function Writing({ booking, onUnsaved }: DeskNotesProps) {
  const [kind, setKind] = useState<"note" | "message">("note");
  const [text, setText] = useState("");
  const [subject, setSubject] = useState("");
  const [problem, setProblem] = useState<string>();
  const write = useDeskCall(bookingDeskContract.writeBookingNote);
  const takeBack = useCallback((undone: string) => {
    setKind("message");
    setText(undone);
  }, []);
  useUndoneWords(`booking:${booking.reference}`, takeBack);
  const isUnsaved = text.trim() !== "" || subject.trim() !== "";
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const send = async () => {
    if (text.trim() === "") return setProblem("Enter a text");
    try {
      await write.mutateAsync({ id: booking.id, kind, text, subject });
      setText("");
      setSubject("");
      await toast({ title: kind === "note" ? "Note saved" : "Email on its way", kind: "success" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "We couldn’t save this. Please try again.");
    }
  };
  return (
    <div className="grid gap-3">
      {booking.email && <Segmented label="Kind of message" options={kinds} value={kind} onChange={setKind} />}
      {kind === "message" && (
        <Field label="Subject" optional>
          <TextInput
            size="sm"
            maxLength={150}
            placeholder={`About your booking ${booking.reference}`}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field label={kind === "note" ? "Note" : "Message"} hideLabel error={problem}>
        <TextArea
          rows={2}
          maxLength={4000}
          placeholder={kind === "note" ? "Only our team sees this" : `To ${booking.email}`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button size="sm" className="justify-self-end" busy={write.isPending} onClick={() => void send()}>
        {kind === "note" ? "Save note" : "Send email"}
      </Button>
    </div>
  );
}

const emailLabels = {
  queued: "Queued",
  sent: "Sent",
  kept: "Saved, not sent",
  failed: "Failed",
  unknown: "Not known if it arrived",
} as const;
const channelLabels = { email: "Email", sms: "SMS", whatsapp: "WhatsApp" } as const;

/** A sent email needs no status; a text shows its delivery and cost. */
function standingOf({ channel, state, delivered_at, read_at, cost_cents }: DeskBooking["emails"][number]): string {
  if (channel === "email") return state === "sent" ? "" : `${emailLabels[state]}, `;
  const arrived = delivered_at ? "Delivered" : emailLabels[state];
  const reached = read_at ? "Read" : arrived;
  return `${[channelLabels[channel], reached, cost_cents === null ? "" : formatRand(cost_cents)].filter(Boolean).join(", ")}, `;
}

function Emails({ emails }: Pick<DeskBooking, "emails">) {
  if (emails.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-1 font-bold text-sm">Emails and texts</h3>
      <ul className="grid">
        {emails.map((email) => (
          <li key={email.id} className="border-line border-t first:border-t-0">
            <details>
              <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 py-2 text-sm">
                <b className="min-w-0 [overflow-wrap:anywhere]">{email.subject}</b>
                <span className="ms-auto text-ink-2">
                  {standingOf(email)}
                  {formatFullDateTime(email.at)}
                </span>
              </summary>
              <p className="mb-2 text-ink-2 text-xs">To {email.to}</p>
              <p className="mb-3 max-h-72 overflow-y-auto whitespace-pre-line rounded-md bg-surface-2 p-3 text-sm [overflow-wrap:anywhere]">
                {email.body}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
