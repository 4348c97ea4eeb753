import type { ReactNode } from "react";
import { Card } from "#design/card.tsx";

type DrawerSectionProps = { title: string; actions?: ReactNode; children: ReactNode };

/** One part of an account. */
export function DrawerSection({ title, actions, children }: DrawerSectionProps) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-bold">{title}</h3>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** The ground of a list. On a phone its rows are cards of their own and need none. */
export const ListCard = ({ children }: { children: ReactNode }) => (
  <Card className="max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none max-sm:inset-ring-0">{children}</Card>
);
