import { ChevronDown, SendHorizontal, Sparkles } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { SpinnerMark } from "#design/spinner.tsx";
import { useMedia } from "#design/use-media.ts";
import { useSiteName } from "#platform/browser/site-name.tsx";
import { ChatLog } from "./chat-log.tsx";
import { LeaveMessage } from "./leave-message-form.tsx";
import { messages as words } from "./messages.ts";
import { useChat } from "./use-chat.ts";

type ChatPanelProps = { id: string; onClose: () => void; notice?: ReactNode };

/** Next to the page on wide screens; a full-screen sheet on a phone. */
export function ChatPanel({ id, onClose, notice }: ChatPanelProps) {
  const titleId = useId();
  const isSheet = useMedia("(width < 40rem)");
  const input = useRef<HTMLTextAreaElement>(null);
  const dialog = useOpenDialog(isSheet, input);
  const { messages, isPending, send, retry } = useChat();
  const [isLeaving, setLeaving] = useState(false);
  useFocusAfterReply(isPending, input);
  useEffect(prepareToast, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  // The owner decides and closes the panel.
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={cancel}
      className={cx(
        "flex flex-col overflow-hidden bg-surface p-0 text-ink shadow-3 print:hidden",
        isSheet
          ? "modal modal-bottom m-0 h-dvh max-h-none w-full max-w-none"
          : "starting:translate-y-3 starting:opacity-0 fixed inset-auto right-18 bottom-3 z-30 m-0 h-[min(37rem,100dvh-var(--header)-2rem)] w-96 rounded-xl ring-1 ring-line transition duration-(--d-2) ease-out 2xl:right-24 2xl:bottom-6",
      )}
    >
      <Head titleId={titleId} onClose={onClose} />
      {notice}
      {isLeaving ? (
        <LeaveMessage messages={messages} onClose={() => setLeaving(false)} />
      ) : (
        <>
          <ChatLog messages={messages} isPending={isPending} onRetry={retry} onFollow={() => isSheet && onClose()} />
          {messages.length === 1 && <Suggestions onChoose={send} />}
          <ToOurTeam onPress={() => setLeaving(true)} />
          <ChatInput input={input} isPending={isPending} onSend={send} />
        </>
      )}
    </dialog>
  );
}

/** The error text must not need the network that may just have failed; a failure here means nothing yet. */
const prepareToast = () => void import("#design/overlay/toaster.tsx").catch(() => undefined);

function Head({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <header className="scheme-dark flex items-center gap-3 border-line border-b bg-atlantic py-3 pr-3 pl-4 text-on-dark">
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-sun text-atlantic">
        <Sparkles aria-hidden="true" className="size-5" />
      </span>
      <div className="grow">
        <h2 id={titleId} tabIndex={-1} className="text-lg leading-tight outline-none">
          {`Ask ${useSiteName()}`}
        </h2>
        <p className="text-on-dark-2 text-xs">Automatic assistant, answers at once</p>
      </div>
      <IconButton label="Close chat" onClick={onClose} className="text-on-dark!">
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </header>
  );
}

const ToOurTeam = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="mx-4 mb-2 min-h-6 self-start rounded-xs font-semibold text-link text-sm underline pointer-coarse:min-h-11"
  >
    {words.leave}
  </button>
);

function Suggestions({ onChoose }: { onChoose: (text: string) => boolean }) {
  return (
    <ul className="flex flex-wrap gap-2 px-4 pb-4" aria-label="Suggested questions">
      {words.suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-9 rounded-pill px-3.5 text-left font-semibold text-link text-sm inset-ring inset-ring-line-strong transition-colors duration-(--d-1) hover:bg-surface-2 pointer-coarse:min-h-11"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Opens the dialog to suit the screen. On a sheet, the phone’s keyboard stays closed until the visitor writes. */
function useOpenDialog(isSheet: boolean, input: RefObject<HTMLTextAreaElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isSheet) {
      element.showModal();
      element.querySelector("h2")?.focus();
    } else {
      element.show();
      input.current?.focus();
    }
    return () => element.close();
  }, [isSheet, input]);
  return dialog;
}

/** A disabled field loses the focus; the next question should not need a click. */
function useFocusAfterReply(isPending: boolean, input: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    if (!isPending && document.activeElement === document.body) input.current?.focus();
  }, [isPending, input]);
}

type ChatInputProps = {
  input: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  /** Whether the text was accepted. */
  onSend: (text: string) => boolean;
};

/** Enter sends, Shift+Enter starts a new line. While waiting for a reply nothing can be sent. */
function ChatInput({ input, isPending, onSend }: ChatInputProps) {
  const [text, setText] = useState("");
  const send = () => {
    if (onSend(text)) setText("");
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // During text composition, Enter selects a candidate.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-2 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <textarea
        ref={input}
        aria-label="Your message"
        placeholder="Type your message"
        enterKeyHint="send"
        rows={1}
        maxLength={2000}
        value={text}
        disabled={isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className="field-sizing-content max-h-32 min-h-12 grow resize-none rounded-lg bg-bg px-4 py-3 text-base text-ink leading-6 inset-ring inset-ring-line-strong placeholder:text-ink-3 disabled:opacity-60"
      />
      <IconButton type="submit" label="Send" variant="primary" disabled={isPending || text.trim() === ""}>
        {isPending ? <SpinnerMark /> : <SendHorizontal aria-hidden="true" />}
      </IconButton>
    </form>
  );
}
