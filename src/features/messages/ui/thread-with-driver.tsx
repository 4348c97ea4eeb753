import { ArrowLeft, Phone } from "lucide-react";
import { useEffect } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { RecordNotice } from "#platform/browser/record-notice.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { messagesContract } from "../contract.ts";
import { ComposeMessage } from "./compose-message.tsx";
import { MessageList } from "./message-list.tsx";

const refreshes = [messagesContract.driverThread, messagesContract.messageInbox];

/** Messages between one driver and dispatch, with the way to answer. */
export function ThreadWithDriver({ driverId, onBack }: { driverId: string; onBack: () => void }) {
  const { data, error, refetch } = useCall(messagesContract.driverThread, { driver_id: driverId });
  const mark = useMakeCall(messagesContract.markThreadRead, refreshes).mutate;
  const send = useMakeCall(messagesContract.sendMessageToDriver, refreshes);
  const hasUnread = data?.messages.some(({ direction, read_at }) => direction === "from_driver" && !read_at);
  useEffect(() => {
    if (hasUnread) mark({ driver_id: driverId });
  }, [hasUnread, mark, driverId]);
  if (!data && error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={6} />;
  const { driver, messages } = data;
  return (
    <div className="grid gap-5">
      <RecordNotice subject={`driver:${driver.id}`} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          All drivers
        </Button>
        <h3 className="grow font-bold text-lg">{driver.name}</h3>
        <a
          href={`tel:${driver.phone.replace(/[^+\d]/g, "")}`}
          className={buttonClass({ size: "sm", variant: "outline" })}
        >
          <Phone aria-hidden="true" className="size-4" />
          Call<span className="sr-only"> {driver.name}</span>
        </a>
      </div>
      {messages.length > 0 ? (
        <MessageList
          own="to_driver"
          messages={messages.map((one) => ({ ...one, status: one.read_at ? "Read" : "Not read yet" }))}
        />
      ) : (
        <EmptyState title="No messages yet" text={`Write to ${driver.name}. We’ll also send the message by email.`} />
      )}
      <ComposeMessage
        subject={`driver:${driverId}`}
        direction="to_driver"
        isBusy={send.isPending}
        onSend={(text) => send.mutateAsync({ driver_id: driverId, text })}
      >
        <ErrorAlert error={send.error} />
      </ComposeMessage>
    </div>
  );
}
