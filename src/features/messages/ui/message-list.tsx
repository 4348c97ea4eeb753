import { useEffect, useRef } from "react";
import { cx } from "#design/class-names.ts";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import type { MessageDirection } from "#domain/message/message-rules.ts";

export type ShownMessage = {
  readonly id: string;
  readonly direction: MessageDirection;
  readonly text: string;
  readonly by: string;
  readonly reference: string | null;
  readonly written_at: string;
  /** Shown with one’s own: whether it was read, or waits on this phone. */
  readonly status: string;
};

type MessageListProps = { messages: readonly ShownMessage[]; own: MessageDirection };

/** The messages, the oldest first and the newest in view. */
export function MessageList({ messages, own }: MessageListProps) {
  const end = useRef<HTMLLIElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message comes into view.
  useEffect(() => {
    // A browser may answer with a promise, which an effect must not give back.
    end.current?.scrollIntoView?.({ block: "nearest" });
  }, [last]);
  return (
    <ol aria-label="Messages" aria-live="polite" className="grid gap-2">
      {messages.map((message, at) => (
        <li key={message.id} ref={at === messages.length - 1 ? end : undefined} className="grid">
          {dayOf(message) !== dayOf(messages[at - 1]) && (
            <p className="py-2 text-center text-ink-3 text-xs">{dayOf(message)}</p>
          )}
          <Bubble message={message} isOwn={message.direction === own} />
        </li>
      ))}
    </ol>
  );
}

const dayOf = (message: ShownMessage | undefined) => message && formatDay(message.written_at);

const Bubble = ({ message, isOwn }: { message: ShownMessage; isOwn: boolean }) => (
  <div
    className={cx(
      "max-w-[85%] rounded-lg px-3.5 py-2.5",
      isOwn ? "justify-self-end bg-info-soft" : "justify-self-start bg-surface-2",
    )}
  >
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{message.text}</p>
    <p className="mt-1 text-ink-2 text-xs">
      {[isOwn ? "" : message.by, message.reference, formatTime(message.written_at), isOwn ? message.status : ""]
        .filter(Boolean)
        .join(" · ")}
    </p>
  </div>
);
