import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Takes the place of the icon where there is room for a drawing. */
  picture?: ReactNode;
  action?: ReactNode;
  /** How deep its title is on the page. */
  level?: 2 | 3;
  className?: string;
};

export function EmptyState({ title, text, icon, picture, action, level = 3, className }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={cx("grid justify-items-center gap-2 px-6 py-12 text-center", className)}>
      {picture && <div className="mb-3 w-full max-w-64">{picture}</div>}
      {icon && !picture && (
        <span
          aria-hidden="true"
          className="mb-2 grid size-14 place-items-center rounded-lg bg-accent-soft text-warn [&>svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Title className="text-h3">{title}</Title>
      {text && <p className="max-w-[42ch] text-ink-2">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
