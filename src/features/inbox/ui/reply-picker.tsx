import { BookText, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { replyVariables } from "#domain/inbox/canned-words.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type CannedReply, inboxContract, replyForm } from "../contract.ts";

type ReplyPickerProps = { thread: string; onChoose: (text: string, missing: readonly string[]) => void };

/** Replies that our team keeps at hand; one that is chosen comes filled in. */
export function ReplyPicker({ thread, onChoose }: ReplyPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" icon={<BookText aria-hidden="true" />} onClick={() => setOpen(true)}>
        Kept replies
      </Button>
      {isOpen && (
        <RepliesDialog
          thread={thread}
          onClose={() => setOpen(false)}
          onChoose={(text, missing) => {
            setOpen(false);
            onChoose(text, missing);
          }}
        />
      )}
    </>
  );
}

function RepliesDialog({ thread, onChoose, onClose }: ReplyPickerProps & { onClose: () => void }) {
  const { data, error, refetch } = useCall(inboxContract.listReplies, {});
  const [edited, setEdited] = useState<CannedReply | "new">();
  const [removed, setRemoved] = useState<CannedReply>();
  const [problem, setProblem] = useState("");
  const choose = async ({ text }: CannedReply) => {
    setProblem("");
    try {
      const filled = await callSignedIn(inboxContract.fillReply, { thread, text });
      onChoose(filled.text, filled.missing);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : "We couldn’t fill in this reply. Try again.");
    }
  };
  return (
    <Dialog open onClose={onClose} title="Kept replies" description="Choose one: names, times and links are filled in.">
      <div className="grid gap-3">
        {error && !data && <ReadFailed error={error} onAgain={() => void refetch()} />}
        {!error && !data && <SkeletonCard lines={4} />}
        {data && (
          <ul className="grid gap-2">
            {data.replies.map((reply) => (
              <li key={reply.id} className="flex items-start gap-1 rounded-md inset-ring inset-ring-line">
                <button
                  type="button"
                  onClick={() => void choose(reply)}
                  className="grid min-w-0 grow gap-0.5 rounded-md px-3 py-2 text-left hover:bg-surface-2"
                >
                  <b className="font-semibold">{reply.title}</b>
                  <span className="line-clamp-2 text-ink-2 text-sm">{reply.text}</span>
                </button>
                <Permitted action="change_customers">
                  <IconButton size="sm" label={`Edit ${reply.title}`} onClick={() => setEdited(reply)}>
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton size="sm" label={`Remove ${reply.title}`} onClick={() => setRemoved(reply)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </Permitted>
              </li>
            ))}
            {data.replies.length === 0 && <li className="text-ink-2">No replies are kept yet.</li>}
          </ul>
        )}
        {problem && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
        <Permitted action="change_customers">
          <Button
            size="sm"
            variant="outline"
            className="justify-self-start"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setEdited("new")}
          >
            Add reply
          </Button>
        </Permitted>
      </div>
      {edited && <EditDialog reply={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {removed && <RemoveDialog reply={removed} onClose={() => setRemoved(undefined)} />}
    </Dialog>
  );
}

function EditDialog({ reply, onClose }: { reply: CannedReply | undefined; onClose: () => void }) {
  const save = useMakeCall(inboxContract.saveReply, [inboxContract.listReplies]);
  return (
    <FormDialog
      title={reply ? `Edit ${reply.title}` : "Add reply"}
      text={`In curly brackets, filled in for each customer: ${Object.keys(replyVariables)
        .map((one) => `{${one}}`)
        .join(", ")}.`}
      confirmLabel="Save reply"
      size="md"
      schema={replyForm}
      defaultValues={{ title: reply?.title ?? "", text: reply?.text ?? "" }}
      onConfirm={(values) => save.mutateAsync({ id: reply?.id ?? null, version: reply?.version ?? 0, ...values })}
      onClose={onClose}
    >
      <FormField name="title" label="Title" required>
        <TextInput maxLength={80} />
      </FormField>
      <FormField name="text" label="Text" required>
        <TextArea rows={7} maxLength={3000} />
      </FormField>
    </FormDialog>
  );
}

function RemoveDialog({ reply, onClose }: { reply: CannedReply; onClose: () => void }) {
  const remove = useMakeCall(inboxContract.removeReply, [inboxContract.listReplies]);
  return (
    <ActionDialog
      title={`Remove ${reply.title}?`}
      text="It can no longer be chosen. What was sent with it stays."
      confirmLabel="Remove reply"
      tone="danger"
      onConfirm={() => remove.mutateAsync({ id: reply.id })}
      onClose={onClose}
    />
  );
}
