import { MessagesSquare } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { ComposeMessage } from "./compose-message.tsx";
import { MessageList } from "./message-list.tsx";
import { useMyMessages } from "./use-my-messages.ts";

/** A driver’s messages with dispatch. */
export function ThreadWithDispatch() {
  const { read, messages, problem, send } = useMyMessages();
  if (read.isPending && messages.length === 0) return <SkeletonCard lines={6} />;
  return (
    <Card>
      <CardHeader title="Dispatch" note="Dispatch sees your messages at once. In danger, hold SOS or call." />
      <div className="grid gap-5">
        {!read.data && read.isError && (
          <ReadFailed title="We couldn’t load your messages" error={read.error} onAgain={() => void read.refetch()} />
        )}
        {messages.length > 0 ? (
          <MessageList messages={messages} own="from_driver" />
        ) : (
          read.data && (
            <EmptyState
              icon={<MessagesSquare />}
              title="No messages yet"
              text="Messages between you and dispatch appear here."
              className="py-4"
            />
          )
        )}
        {problem !== "" && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
        <ComposeMessage direction="from_driver" onSend={send} />
      </div>
    </Card>
  );
}
