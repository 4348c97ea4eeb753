import { MessageCircle, X } from "lucide-react";
import { type ComponentType, type ReactNode, useId, useRef, useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import { SpinnerMark } from "#design/spinner.tsx";
import { useWhenQuiet } from "#platform/browser/modules/use-when-quiet.ts";
import { messages } from "./messages.ts";

type Panel = ComponentType<{ id: string; onClose: () => void; notice?: ReactNode }>;

/** Once loaded, the panel opens at once on a click, without a second render. */
let fetched: Panel | undefined;
const loadPanel = async (): Promise<Panel> => {
  fetched ??= (await import("./chat-panel.tsx")).ChatPanel;
  return fetched;
};
/** Loaded ahead, so that a click works at once, even offline; a failure does not matter yet. */
const prepare = () => void loadPanel().catch(() => undefined);

/** It is small and clicked early, so it does not wait long for an idle phone. */
const patience = 200;

type ChatButtonProps = {
  className?: string;
  /** The chat’s current limitations, if any. */
  notice?: ReactNode;
};

/** The round button that opens the chat. The panel loads when the page is idle, or on first use. */
export function ChatButton({ className, notice }: ChatButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const ChatPanel = state === "open" ? fetched : undefined;
  const isOpen = ChatPanel !== undefined;
  useWhenQuiet(prepare, patience);

  const open = async () => {
    if (fetched) return setState("open");
    setState("loading");
    try {
      await loadPanel();
      setState("open");
    } catch {
      // The panel could not be loaded: the button works again, and the visitor sees why.
      setState("closed");
      void toast(messages.failed);
    }
  };
  const close = () => {
    setState("closed");
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? "Close chat" : "Chat with our assistant"}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={state === "loading" || undefined}
        onClick={isOpen ? close : open}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={className}
      >
        <Mark state={state} />
      </button>
      {ChatPanel && <ChatPanel id={id} onClose={close} notice={notice} />}
    </>
  );
}

function Mark({ state }: { state: "closed" | "loading" | "open" }) {
  if (state === "loading") return <SpinnerMark className="size-6" />;
  const Icon = state === "open" ? X : MessageCircle;
  return <Icon aria-hidden="true" className="size-6" />;
}
