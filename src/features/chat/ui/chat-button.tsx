import { MessageCircle, X } from "lucide-react";
import { type ComponentType, useId, useRef, useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import { SpinnerMark } from "#design/spinner.tsx";
import { useWhenQuiet } from "#platform/browser/use-when-quiet.ts";
import { messages } from "./messages.ts";

type Panel = ComponentType<{ id: string; onClose: () => void }>;

const loadPanel = () => import("./chat-panel.tsx").then(({ ChatPanel }): Panel => ChatPanel);
/** Fetched ahead, so that a press is answered at once, without a line too; a failure here means nothing yet. */
const prepare = () => void loadPanel().catch(() => undefined);

/** The round button that opens the chat. What it opens is fetched once the page is quiet, or when it is first wanted. */
export function ChatButton({ className }: { className?: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<{ Component: Panel }>();
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const isOpen = state === "open" && panel !== undefined;
  useWhenQuiet(prepare);

  const open = async () => {
    setState("loading");
    try {
      setPanel({ Component: await loadPanel() });
      setState("open");
    } catch {
      // The panel could not be fetched: the button works again, and the visitor knows why nothing came.
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
      {isOpen && <panel.Component id={id} onClose={close} />}
    </>
  );
}

function Mark({ state }: { state: "closed" | "loading" | "open" }) {
  if (state === "loading") return <SpinnerMark className="size-6" />;
  const Icon = state === "open" ? X : MessageCircle;
  return <Icon aria-hidden="true" className="size-6" />;
}
