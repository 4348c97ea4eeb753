import { MessagesSquare } from "lucide-react";
import { useEffect } from "react";
import { Alert } from "#design/alert.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { driversContract } from "#features/drivers/contract.ts";
import { type Kept, outboxKind, sendWaiting } from "#platform/browser/outbox.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useOutboxState } from "#platform/browser/use-outbox-state.ts";
import { messagesContract } from "../contract.ts";
import { ComposeMessage } from "./compose-message.tsx";
import { MessageList, type ShownMessage } from "./message-list.tsx";

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

type KeptMessage = { readonly text: string; readonly written_at: string };

const kind = "message";
const outbox = outboxKind<KeptMessage>({
  kind,
  atOnce: 1,
  words: ({ text }) => `Message: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`,
  async send([item]) {
    if (!item) return { done: [] };
    const sent = { key: item.key, ...item.body, sent_at: new Date().toISOString() };
    await callSignedIn(messagesContract.sendMyMessage, sent);
    return { done: [item.key] };
  },
});

const isMessage = (item: Kept): item is Kept<KeptMessage> => item.kind === kind;
const refreshes = [messagesContract.myThread];
/** The bar says how many are unread. */
const countedIn = [...refreshes, driversContract.myDriverProfile];
/** While the page is open and looked at; a hidden page asks nothing. */
const whileOpen = { refetchInterval: 10_000 };

/** A driver’s messages with those that wait on this phone, and the way to write one online or offline. */
function useMyMessages() {
  const read = useCall(messagesContract.myThread, {}, whileOpen);
  const { waiting, isOnline, message } = useOutboxState(refreshes);
  const mark = useMakeCall(messagesContract.markMyThreadRead, countedIn).mutate;
  const unread = read.data?.unread ?? 0;
  // With every answer until the server knows: the first time there may have been no connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was read is the trigger.
  useEffect(() => {
    if (unread > 0) mark({});
  }, [unread, read.dataUpdatedAt, mark]);

  const sent: readonly ShownMessage[] = (read.data?.messages ?? []).map((one) => ({
    ...one,
    status: one.read_at ? "Read" : "Sent",
  }));
  const known = new Set(sent.map(({ id }) => id));
  const kept: readonly ShownMessage[] = waiting
    .filter(isMessage)
    .filter(({ key }) => !known.has(key))
    .map(({ key, body }) => ({
      id: key,
      direction: "from_driver",
      text: body.text,
      by: "",
      reference: null,
      written_at: body.written_at,
      status: isOnline ? "Sending…" : "Waiting for a connection",
    }));
  return {
    read,
    messages: [...sent, ...kept],
    problem: message,
    send: async (text: string) => {
      await outbox.keep({ text, written_at: new Date().toISOString() });
      void sendWaiting();
    },
  };
}
