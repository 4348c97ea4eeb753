import { CircleAlert, Paperclip, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FileView } from "#design/pictures/file-view.tsx";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";
import { channelNames, deliveryLabels } from "#domain/inbox/thread-labels.ts";
import { emailContract } from "#features/email/contract.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { inboxContract, type ThreadEntry, type ThreadInFull } from "../contract.ts";
import { ChannelMark } from "./thread-labels.tsx";
import { refreshedByThreads } from "./thread-list.tsx";

/** The oldest first, and the newest in view. */
export function ThreadEntries({ name, data }: { name: string; data: ThreadInFull }) {
  const [earlier, setEarlier] = useState<{ entries: readonly ThreadEntry[]; before: string | null }>();
  const [isReading, setReading] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const last = data.entries.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message comes into view.
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: "nearest" });
  }, [last]);
  const before = earlier ? earlier.before : data.before;
  const entries = [...(earlier?.entries ?? []), ...data.entries];
  const readEarlier = async () => {
    if (!before) return;
    setReading(true);
    const page = await callSignedIn(inboxContract.readThread, { thread: name, before }).catch(() => undefined);
    setReading(false);
    if (page) setEarlier({ entries: [...page.entries, ...(earlier?.entries ?? [])], before: page.before });
  };
  if (entries.length === 0)
    return <EmptyState title="Nothing said yet" text="Emails, texts, calls and notes appear here as they come." />;
  return (
    <div className="grid gap-3">
      {before && (
        <Button
          size="sm"
          variant="outline"
          busy={isReading}
          onClick={() => void readEarlier()}
          className="justify-self-center"
        >
          Show earlier
        </Button>
      )}
      <ol aria-label="Messages" className="grid max-h-[60dvh] gap-3 overflow-y-auto pr-1 max-lg:max-h-none">
        {entries.map((entry, at) => (
          <li key={entry.id} ref={at === entries.length - 1 ? end : undefined} className="grid">
            {dayOf(entry) !== dayOf(entries[at - 1]) && (
              <p className="py-1 text-center text-ink-2 text-xs">{formatDay(entry.at)}</p>
            )}
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const dayOf = (entry: ThreadEntry | undefined) => entry && formatDay(entry.at);

const grounds = {
  out: "justify-self-end bg-info-soft",
  in: "justify-self-start bg-surface-2",
  form: "justify-self-start bg-surface-2",
  note: "justify-self-stretch bg-warn-soft",
  call: "justify-self-stretch bg-warn-soft",
} as const;

function Entry({ entry }: { entry: ThreadEntry }) {
  const { kind, channel, author, subject, text, files } = entry;
  const isInside = kind === "note" || kind === "call";
  return (
    <article
      className={cx("grid max-w-[92%] gap-1.5 rounded-lg px-3.5 py-2.5", grounds[kind], isInside && "max-w-full")}
    >
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-ink-2 text-xs">
        <ChannelMark channel={channel} />
        <b className="font-semibold text-ink">{author || (kind === "out" ? "Sent automatically" : entry.other)}</b>
        <span>
          {describe(entry)} · {formatTime(entry.at)}
        </span>
      </p>
      {subject && channel === "email" && <p className="font-semibold text-sm">{subject}</p>}
      <LongText text={text} isFolded={kind === "out" && author === ""} />
      {files.length > 0 && <Files files={files} />}
      {!entry.is_known && kind === "in" && (
        <p className="flex items-center gap-1.5 text-warn text-xs [&>svg]:size-3.5">
          <CircleAlert aria-hidden="true" />
          From {entry.other}, which isn’t known to be this customer’s.
        </p>
      )}
      {entry.others.length > 0 && <MoveTo entry={entry} />}
      <Delivery entry={entry} />
    </article>
  );
}

function describe({ kind, channel, other }: ThreadEntry): string {
  if (kind === "note") return "Internal note";
  if (kind === "call") return other ? `Call with ${other}` : "Phone call";
  const name = channelNames[channel];
  return kind === "out" ? `${name} to ${other || "an erased address"}` : name;
}

const foldedLength = 280;

/** An automatic email is long and known: its beginning is enough. */
function LongText({ text, isFolded }: { text: string; isFolded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const limit = isFolded ? foldedLength : 1500;
  const isLong = text.length > limit;
  return (
    <>
      <p className="whitespace-pre-wrap text-[0.9375rem] [overflow-wrap:anywhere]">
        {isLong && !isOpen ? `${text.slice(0, limit).trim()}…` : text || "The text is no longer kept."}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-6 justify-self-start font-semibold text-link text-sm underline pointer-coarse:min-h-11"
        >
          {isOpen ? "Show less" : "Show all"}
        </button>
      )}
    </>
  );
}

function Delivery({ entry }: { entry: ThreadEntry }) {
  const again = useMakeCall(emailContract.resendEmail, refreshedByThreads);
  if (!entry.delivery) return null;
  const hasFailed = entry.delivery === "failed" || entry.delivery === "unknown";
  if (!hasFailed) return <p className="text-ink-2 text-xs">{deliveryLabels[entry.delivery]}</p>;
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center gap-1.5 font-semibold text-bad text-xs [&>svg]:size-3.5">
        <CircleAlert aria-hidden="true" />
        {deliveryLabels[entry.delivery]}
        {entry.problem && `: ${entry.problem}`}
      </p>
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        busy={again.isPending}
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => again.mutate({ id: entry.id })}
      >
        Send again
      </Button>
      {again.error && (
        <Alert tone="bad" announce>
          {again.error.message}
        </Alert>
      )}
    </div>
  );
}

function MoveTo({ entry }: { entry: ThreadEntry }) {
  const move = useMakeCall(inboxContract.moveThreadMessage, refreshedByThreads);
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs">
      <span className="text-ink-2">It may be about another one:</span>
      {entry.others.map((reference) => (
        <Button
          key={reference}
          size="sm"
          variant="outline"
          busy={move.isPending}
          onClick={() => move.mutate({ message_id: entry.id, reference })}
        >
          Move to {reference}
        </Button>
      ))}
      {move.error && <span className="text-bad">{move.error.message}</span>}
    </div>
  );
}

function Files({ files }: { files: ThreadEntry["files"] }) {
  const [shown, setShown] = useState<{ id: string; name: string; type: string }>();
  return (
    <ul aria-label="Attachments" className="flex flex-wrap gap-1.5">
      {files.map(({ id, name, type }, at) => (
        <li key={id ?? `${name}${at}`}>
          {id ? (
            <Button
              size="sm"
              variant="outline"
              icon={<Paperclip aria-hidden="true" />}
              onClick={() => setShown({ id, name, type })}
            >
              {name}
            </Button>
          ) : (
            <span className="inline-flex items-center gap-1 text-ink-2 text-xs [&>svg]:size-3.5">
              <Paperclip aria-hidden="true" />
              {name}
            </span>
          )}
        </li>
      ))}
      {shown && <FileDialog file={shown} onClose={() => setShown(undefined)} />}
    </ul>
  );
}

function FileDialog({ file, onClose }: { file: { id: string; name: string; type: string }; onClose: () => void }) {
  const { type: _, ...content } = useStoredFile(file.id);
  return (
    <Dialog open onClose={onClose} title={file.name} size="lg">
      <FileView file={file} label="Attachment" {...content} />
    </Dialog>
  );
}
