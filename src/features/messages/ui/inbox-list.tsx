import { MessagesSquare } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type MessageThread, messagesContract } from "../contract.ts";

/** Every driver who has written or was written to, those with unread messages first. */
export function InboxList({ onOpen }: { onOpen: (driverId: string) => void }) {
  const { data, wait } = readOrWait(useCall(messagesContract.messageInbox, {}), "this", 6);
  if (wait) return wait;
  if (data.threads.length === 0)
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title="No messages yet"
        text="Open a trip on the board and choose “Message driver” to start."
      />
    );
  return (
    <ul aria-label="Drivers">
      {data.threads.map((thread) => (
        <Thread key={thread.driver.id} thread={thread} onOpen={onOpen} />
      ))}
    </ul>
  );
}

const Thread = ({ thread, onOpen }: { thread: MessageThread; onOpen: (driverId: string) => void }) => (
  <li className="border-line border-b last:border-0">
    <button
      type="button"
      onClick={() => onOpen(thread.driver.id)}
      className="grid min-h-14 w-full gap-1 py-3 text-start hover:bg-surface-2"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="font-bold">{thread.driver.name}</span>
        {thread.unread > 0 && (
          <Badge tone="bad">
            {thread.unread}
            <span className="sr-only"> unread</span>
          </Badge>
        )}
      </span>
      <span className="truncate text-ink-2 text-sm">
        {thread.last.direction === "to_driver" && "Dispatch: "}
        {thread.last.text}
      </span>
      <span className="text-ink-3 text-xs">
        {formatDay(thread.last.written_at)}, {formatTime(thread.last.written_at)}
      </span>
    </button>
  </li>
);
