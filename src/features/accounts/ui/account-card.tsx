import { type ReactNode, useId } from "react";
import { Card } from "#design/card.tsx";

type SecurityCardProps = { icon: ReactNode; title: string; text: ReactNode; children: ReactNode };

/** A matter of security or privacy, with its actions. */
export function AccountCard({ icon, title, text, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid content-start gap-4">
      <header className="grid grid-cols-[auto_1fr] gap-x-4">
        <span
          aria-hidden="true"
          className="row-span-2 grid size-11 place-items-center rounded-md bg-accent-soft text-warn [&>svg]:size-5"
        >
          {icon}
        </span>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="max-w-[64ch] text-ink-2">{text}</p>
      </header>
      {children}
    </Card>
  );
}
