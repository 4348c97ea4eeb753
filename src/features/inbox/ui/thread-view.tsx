import { CheckCheck, CircleCheck, MailOpen, RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { Select } from "#design/fields/field.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { waitsForLabels } from "#domain/inbox/thread-labels.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { RecordNotice } from "#platform/browser/record-notice.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { inboxContract, type ThreadInFull } from "../contract.ts";
import { ThreadComposer } from "./thread-composer.tsx";
import { ThreadEntries } from "./thread-entries.tsx";
import { threadSubject } from "./thread-labels.tsx";
import { DueBadge, refreshedByThreads } from "./thread-list.tsx";
import { ThreadSide } from "./thread-side.tsx";

const everyTenSeconds = 10_000;

type ThreadViewProps = {
  /** Its number, or the booking or enquiry it is about. */
  thread: string;
  /** On the page of a booking or in a drawer the facts are beside it already. */
  hidesSide?: boolean;
};

/** One thread: all that was said in order, the way to answer, and who it is with. */
export function ThreadView({ thread, hidesSide }: ThreadViewProps) {
  const { data, error, refetch } = useCall(inboxContract.readThread, { thread }, { refetchInterval: everyTenSeconds });
  useMarkRead(data);
  if (!data && error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={10} />;
  const body = (
    <div className="grid min-w-0 content-start gap-4">
      <Head thread={data} as={hidesSide ? "h3" : "h2"} />
      <RecordNotice subject={threadSubject(data)} />
      <ThreadEntries name={thread} data={data} />
      <Permitted action="note_customers">
        <ThreadComposer name={thread} data={data} />
      </Permitted>
    </div>
  );
  if (hidesSide) return body;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 2xl:grid-cols-[minmax(0,1fr)_19rem]">
      <Card className="min-w-0">{body}</Card>
      <ThreadSide data={data} />
    </div>
  );
}

/** Looked at, it is read. */
function useMarkRead(data: ThreadInFull | undefined) {
  const mark = useMakeCall(inboxContract.noteThreadRead, [
    inboxContract.listThreads,
    inboxContract.countUnreadThreads,
  ]).mutate;
  const unread = data?.is_unread ? data.id : null;
  useEffect(() => {
    if (unread) mark({ thread: unread, is_unread: false });
  }, [unread, mark]);
}

function Head({ thread, as: Heading }: { thread: ThreadInFull; as: "h2" | "h3" }) {
  const { label, tone } = waitsForLabels[thread.waits_for];
  return (
    <header className="grid gap-2 border-line border-b pb-3">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="min-w-0 grow font-bold text-lg [overflow-wrap:anywhere]">
          {thread.name}
          {thread.reference && <span className="ml-2 font-normal text-ink-2 text-sm">{thread.reference}</span>}
        </Heading>
        {thread.id && <Badge tone={tone}>{label}</Badge>}
        {thread.waits_for === "team" && thread.answer_due_at && <DueBadge dueAt={thread.answer_due_at} />}
      </div>
      {thread.id && (
        <Permitted action="note_customers">
          <Actions thread={{ ...thread, id: thread.id }} />
        </Permitted>
      )}
    </header>
  );
}

function Actions({ thread }: { thread: ThreadInFull & { id: string } }) {
  const assign = useMakeCall(inboxContract.assignThread, refreshedByThreads);
  const file = useMakeCall(inboxContract.fileThread, refreshedByThreads);
  const mark = useMakeCall(inboxContract.noteThreadRead, [inboxContract.listThreads, inboxContract.countUnreadThreads]);
  const { id, version, waits_for, assigned_to, colleagues } = thread;
  const seen = { thread: id, version };
  const problem = assign.error ?? file.error;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="w-56 max-w-full">
          <Select
            aria-label="Who answers"
            size="sm"
            value={assigned_to?.id ?? ""}
            disabled={assign.isPending}
            onChange={(event) => assign.mutate({ ...seen, user_id: event.currentTarget.value || null })}
            options={[
              { value: "", label: "No one answers yet" },
              ...colleagues.map((one) => ({ value: one.id, label: one.name })),
            ]}
          />
        </span>
        {waits_for === "no_one" ? (
          <Button
            size="sm"
            variant="outline"
            busy={file.isPending}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => file.mutate({ ...seen, waits_for: "team" })}
          >
            Reopen
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            busy={file.isPending}
            icon={<CircleCheck aria-hidden="true" />}
            onClick={() => file.mutate({ ...seen, waits_for: "no_one" })}
          >
            Mark as done
          </Button>
        )}
        {waits_for === "team" && (
          <Button
            size="sm"
            variant="quiet"
            busy={file.isPending}
            icon={<CheckCheck aria-hidden="true" />}
            onClick={() => file.mutate({ ...seen, waits_for: "customer" })}
          >
            Wait for customer
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon={<MailOpen aria-hidden="true" />}
          onClick={() => mark.mutate({ thread: id, is_unread: true })}
        >
          Mark as unread
        </Button>
      </div>
      {problem && (
        <Alert tone="bad" announce>
          {problem.message}
        </Alert>
      )}
    </div>
  );
}
