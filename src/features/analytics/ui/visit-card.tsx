import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#design/button.tsx";
import { messages } from "./messages.ts";
import { asksForPrivacy, chooseVisits, closeVisitChoice, type VisitChoice } from "./use-visit-choice.ts";

type VisitCardProps = {
  choice: VisitChoice;
  /** The visitor opened it; otherwise it appeared by itself and must not take the focus. */
  isOpen: boolean;
};

/** Asks whether visits may be recognised for a day. Leaves the floating buttons visible. */
export function VisitCard({ choice, isOpen }: VisitCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) card.current?.focus();
  }, [isOpen]);
  const isPrivate = asksForPrivacy();
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={messages.choices}
      onKeyDown={(event) => event.key === "Escape" && closeVisitChoice()}
      className="late-arrival fixed right-19 bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+3.75rem)] left-3 z-30 max-w-88 rounded-lg bg-surface p-4.5 text-ink shadow-3 outline-none inset-ring inset-ring-line sm:bottom-4 sm:left-19 sm:p-5 2xl:bottom-6 2xl:left-24 print:hidden"
    >
      <h2 className="pr-8 font-bold font-text text-base">{isPrivate ? messages.privateTitle : messages.title}</h2>
      <p className="mt-1.5 text-ink-2 text-sm">{isPrivate ? messages.privateText : messages.text}</p>
      {!isPrivate && (
        <>
          {isOpen && <p className="mt-1.5 text-ink-2 text-sm">{choice ? messages.now[choice] : messages.undecided}</p>}
          <div className="mt-3.5 flex gap-2.5">
            <Button size="sm" variant="outline" onClick={() => chooseVisits("no")}>
              {messages.decline}
            </Button>
            <Button size="sm" variant="outline" onClick={() => chooseVisits("yes")}>
              {messages.allow}
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <button
          type="button"
          onClick={closeVisitChoice}
          aria-label={messages.close}
          className="absolute top-2 right-2 grid size-10 place-items-center rounded-pill text-ink-2 hover:bg-surface-2"
        >
          <X aria-hidden="true" className="size-[18px]" />
        </button>
      )}
    </section>
  );
}
