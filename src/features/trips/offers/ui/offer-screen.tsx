import type { ReactNode } from "react";
import { Card } from "#design/card.tsx";

type OfferScreenProps = {
  icon: ReactNode;
  tone: "ask" | "good" | "ended";
  title: string;
  text?: ReactNode;
  /** Our dispatchers’ number, answered at any hour. */
  phone: string;
  children?: ReactNode;
};

const tones = {
  ask: "bg-accent-soft text-warn",
  good: "bg-ok-soft text-ok",
  ended: "bg-surface-3 text-ink-2",
} as const;

/** One card in the middle of the page, usable with one thumb. */
export function OfferScreen({ icon, tone, title, text, phone, children }: OfferScreenProps) {
  return (
    <Card variant="sheet" className="mx-auto grid w-full max-w-2xl gap-6">
      <header className="grid gap-3">
        <span aria-hidden="true" className={`grid size-14 place-items-center rounded-lg [&>svg]:size-7 ${tones[tone]}`}>
          {icon}
        </span>
        <h1 className="text-h2">{title}</h1>
        {text && <p className="text-ink-2">{text}</p>}
      </header>
      {children}
      {phone && (
        <p className="border-line border-t pt-4 text-ink-2 text-sm">
          Questions? Call dispatch at any time:{" "}
          <a
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            className="whitespace-nowrap font-semibold text-link underline"
          >
            {phone}
          </a>
        </p>
      )}
    </Card>
  );
}
