import { Phone, Send, StickyNote } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { smsParts } from "#domain/channel/sms-parts.ts";
import { type AnswerChannel, channelNames } from "#domain/inbox/thread-labels.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useUndoneWords } from "#platform/browser/held-here.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { inboxContract, type OpenChannel, type ThreadInFull } from "../contract.ts";
import { ReplyPicker } from "./reply-picker.tsx";
import { threadSubject } from "./thread-labels.tsx";
import { refreshedByThreads } from "./thread-list.tsx";

type ComposerProps = { name: string; data: ThreadInFull };
type Mode = "answer" | "call" | "note";

const modes = [
  { value: "answer", label: "Answer", icon: <Send aria-hidden="true" /> },
  { value: "call", label: "Phone call", icon: <Phone aria-hidden="true" /> },
  { value: "note", label: "Note", icon: <StickyNote aria-hidden="true" /> },
] as const;

/** An answer to the customer, or what our team should know. */
export function ThreadComposer({ name, data }: ComposerProps) {
  const [mode, setMode] = useState<Mode>(data.channels.length > 0 ? "answer" : "note");
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <Segmented label="What to write" options={modes} value={mode} onChange={setMode} />
      {mode === "answer" ? <AnswerForm name={name} data={data} /> : <NoteForm key={mode} kind={mode} name={name} />}
    </div>
  );
}

function AnswerForm({ name, data }: ComposerProps) {
  const [chosen, setChosen] = useState<AnswerChannel | null>(null);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const answer = useMakeCall(inboxContract.answerThread, refreshedByThreads);
  // What was on screen when they began: whatever is said after that, they hear of it before anything goes out.
  const version = useSeenVersion(data, text);
  const other = useWriting(data, text !== "");
  useUndoneWords(threadSubject(data), setText);
  const channel = data.channels.find((one) => one.channel === (chosen ?? data.preset));
  if (!channel)
    return (
      <Alert tone="info">
        This customer gave no address or number that we can write to. Note a phone call instead.
      </Alert>
    );
  const send = () => {
    if (text.trim() === "") return setEmpty(true);
    answer.mutate(
      { thread: data.id ?? name, version: version.seen, channel: channel.channel, text: text.trim() },
      {
        onSuccess: () => {
          setText("");
          setMissing([]);
          version.forget();
        },
      },
    );
  };
  const isStale = answer.error instanceof CallFailed && answer.error.reason === "changed_meanwhile";
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Channel"
          options={data.channels.map((one) => ({ value: one.channel, label: channelNames[one.channel] }))}
          value={channel.channel}
          onChange={setChosen}
        />
        <ReplyPicker
          thread={data.id ?? name}
          onChoose={(filled, unfilled) => {
            setText((before) => (before.trim() === "" ? filled : `${before.trimEnd()}\n\n${filled}`));
            setMissing(unfilled);
            setEmpty(false);
          }}
        />
      </div>
      {other && (
        <Alert tone="warn" announce>
          {other} is writing an answer. Wait for it, or talk to each other first.
        </Alert>
      )}
      <Field
        label={`${channelNames[channel.channel]} to ${channel.to}`}
        hint={hintFor(channel, text)}
        error={isEmpty ? "Write an answer" : undefined}
      >
        <TextArea
          data-answer=""
          rows={5}
          maxLength={5000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setEmpty(false);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
          }}
        />
      </Field>
      {missing.length > 0 && (
        <Alert tone="warn">Fill in what the record doesn’t say: {missing.map((one) => `{${one}}`).join(", ")}.</Alert>
      )}
      {answer.error && (
        <Alert tone="bad" announce>
          {answer.error.message}
          {isStale && (
            <Button size="sm" variant="outline" className="mt-2" onClick={() => version.accept()}>
              I have read it
            </Button>
          )}
        </Alert>
      )}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={answer.isPending}
        icon={<Send aria-hidden="true" />}
      >
        Send {channel.channel === "email" ? "email" : channelNames[channel.channel]}
      </Button>
    </form>
  );
}

function hintFor({ channel, free_until }: OpenChannel, text: string): string {
  if (channel === "email") return "We greet them by name, and add your name and our contact details below your text.";
  if (channel === "sms") {
    const parts = smsParts(text || " ");
    return parts === 1 ? "Fits into one SMS." : `${parts} SMS.`;
  }
  return free_until
    ? `They wrote by WhatsApp within a day: your text arrives as you write it, until ${formatTime(free_until)}.`
    : "They have not written by WhatsApp for a day: WhatsApp sends your text within our template, without line breaks.";
}

/** The version on screen when someone began to write; one that is not written on follows the thread. */
function useSeenVersion(data: ThreadInFull, text: string) {
  const [seen, setSeen] = useState<number | null>(null);
  const isWriting = text !== "";
  useEffect(() => {
    if (isWriting) setSeen((before) => before ?? data.version);
    else setSeen(null);
  }, [isWriting, data.version]);
  return { seen: seen ?? data.version, accept: () => setSeen(data.version), forget: () => setSeen(null) };
}

const toldEveryMs = 15_000;

/** Tells colleagues that an answer is being written, and hears of theirs. */
function useWriting({ id, writing }: ThreadInFull, isWriting: boolean): string | null {
  const [other, setOther] = useState<string | null>(null);
  const toldId = useRef<string | null>(null);
  useEffect(() => {
    if (!id || !isWriting) return;
    toldId.current = id;
    const tell = (is_writing: boolean) =>
      callSignedIn(inboxContract.noteWriting, { thread: id, is_writing }).then(
        (answer) => setOther(answer.writing),
        () => undefined,
      );
    void tell(true);
    const timer = setInterval(() => void tell(true), toldEveryMs);
    return () => {
      clearInterval(timer);
      void tell(false);
    };
  }, [id, isWriting]);
  return writing ?? (isWriting ? other : null);
}

const nextDays = [
  { value: "", label: "No task" },
  { value: "0", label: "Today" },
  { value: "1", label: "Tomorrow" },
  { value: "7", label: "In a week" },
] as const;

function NoteForm({ kind, name }: { kind: "call" | "note"; name: string }) {
  const [text, setText] = useState("");
  const [caller, setCaller] = useState("");
  const [task, setTask] = useState("");
  const [day, setDay] = useState<(typeof nextDays)[number]["value"]>("");
  const [isEmpty, setEmpty] = useState(false);
  const note = useMakeCall(inboxContract.noteThread, refreshedByThreads);
  const save = () => {
    if (text.trim() === "") return setEmpty(true);
    const due = day === "" ? null : momentOf(addDays(localDateOf(new Date()), Number(day)), localTime("17:00"));
    note.mutate(
      {
        thread: name,
        kind,
        caller,
        text: text.trim(),
        next_task: day === "" ? "" : task.trim() || "Follow up",
        next_due_at: due?.toISOString() ?? null,
      },
      { onSuccess: () => [setText(""), setCaller(""), setTask(""), setDay("")] },
    );
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {kind === "call" && (
        <Field label="Who was on the phone" optional>
          <TextInput value={caller} maxLength={100} onChange={(event) => setCaller(event.currentTarget.value)} />
        </Field>
      )}
      <Field
        label={kind === "call" ? "What was said" : "Note"}
        hint="The customer doesn’t see it."
        error={isEmpty ? "Write a note" : undefined}
      >
        <TextArea
          rows={4}
          maxLength={5000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setEmpty(false);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Segmented label="Next task" options={nextDays} value={day} onChange={setDay} />
        {day !== "" && (
          <Field label="What to do" className="min-w-56 grow">
            <TextInput
              value={task}
              maxLength={200}
              placeholder="Follow up"
              onChange={(event) => setTask(event.currentTarget.value)}
            />
          </Field>
        )}
      </div>
      {note.error && (
        <Alert tone="bad" announce>
          {note.error.message}
        </Alert>
      )}
      <Button type="submit" size="sm" className="justify-self-start" busy={note.isPending}>
        {kind === "call" ? "Save call" : "Save note"}
      </Button>
    </form>
  );
}
