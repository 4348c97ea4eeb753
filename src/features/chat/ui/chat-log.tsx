import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "#design/class-names.ts";
import { Spinner } from "#design/spinner.tsx";
import { localTimeOf } from "#domain/time/local-time.ts";
import { AnswerText } from "./answer-text.tsx";
import type { ChatMessage } from "./use-chat.ts";

type ChatLogProps = {
  messages: readonly ChatMessage[];
  isPending: boolean;
  onRetry: (id: number) => void;
  /** Called when a link in an answer is followed. */
  onFollow: () => void;
};

/** The conversation. New messages are announced to screen readers and scrolled into view. */
export function ChatLog({ messages, isPending, onRetry, onFollow }: ChatLogProps) {
  const log = useNewestInView(messages.length, isPending);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="flex grow flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-3"
    >
      {messages.map((message) => (
        <Bubble key={message.id} message={message} onFollow={onFollow}>
          {message.isUnanswered && !isPending && (
            <button
              type="button"
              onClick={() => onRetry(message.id)}
              className="min-h-9 self-end rounded-xs font-semibold text-bad text-sm underline pointer-coarse:min-h-11"
            >
              Not answered. Try again
            </button>
          )}
        </Bubble>
      ))}
      {isPending && (
        <Spinner
          text="Waiting for a reply"
          quiet
          className="self-start rounded-lg rounded-bl-xs bg-surface-2 px-4 py-3"
        />
      )}
    </div>
  );
}

type BubbleProps = { message: ChatMessage; onFollow: () => void; children: ReactNode };

function Bubble({ message: { role, content, at }, onFollow, children }: BubbleProps) {
  const isOurs = role === "assistant";
  return (
    <div data-role={role} className={cx("flex max-w-[88%] flex-col gap-1", isOurs ? "self-start" : "self-end")}>
      <div
        className={cx(
          "rounded-lg px-4 py-2.5 text-[0.9375rem] leading-normal",
          isOurs ? "rounded-bl-xs bg-surface-2 text-ink" : "rounded-br-xs bg-bay text-on-dark",
        )}
      >
        <span className="sr-only">{isOurs ? "Assistant: " : "You: "}</span>
        {isOurs ? (
          <AnswerText text={content} onFollow={onFollow} />
        ) : (
          <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
        )}
      </div>
      {children}
      <time dateTime={at.toISOString()} className={cx("px-1 text-ink-3 text-xs", !isOurs && "self-end")}>
        {localTimeOf(at)}
      </time>
    </div>
  );
}

/** Scrolls to the last question, so that a long answer is read from the start. The page behind does not move. */
function useNewestInView(count: number, isPending: boolean) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a new message or the spinner
  useLayoutEffect(() => {
    const element = log.current;
    const question = [...(element?.querySelectorAll<HTMLElement>("[data-role=user]") ?? [])].at(-1);
    if (element && question) element.scrollTop = question.offsetTop - element.offsetTop - above;
  }, [count, isPending]);
  return log;
}

/** Space above a question, in pixels. */
const above = 16;
