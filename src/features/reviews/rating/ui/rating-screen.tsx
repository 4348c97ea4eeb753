import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "#design/card.tsx";

type RatingScreenProps = {
  icon: ReactNode;
  tone?: "ask" | "good" | "ended";
  title: string;
  text?: ReactNode;
  /** It replaces the submitted form, so the title is announced. */
  isAnswer?: boolean;
  children?: ReactNode;
};

const tones = {
  ask: "bg-accent-soft text-warn",
  good: "bg-ok-soft text-ok",
  ended: "bg-surface-3 text-ink-2",
} as const;

/** One card in the middle of the page, usable with one thumb. */
export function RatingScreen({ icon, tone = "ask", title, text, isAnswer = false, children }: RatingScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAnswer) return;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [isAnswer]);
  return (
    <div className="wrap py-10 md:py-16">
      <Card variant="sheet" className="mx-auto grid w-full max-w-2xl gap-6">
        <header className="grid gap-3">
          <span
            aria-hidden="true"
            className={`grid size-14 place-items-center rounded-lg [&>svg]:size-7 ${tones[tone]}`}
          >
            {icon}
          </span>
          <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {title}
          </h1>
          {text && <p className="text-ink-2">{text}</p>}
        </header>
        {children}
      </Card>
    </div>
  );
}
