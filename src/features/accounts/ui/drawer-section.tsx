import type { ReactNode } from "react";

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
