import { BookmarkCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { WizardForm } from "./step-heading.tsx";

export type SavedProps = Pick<WizardForm, "draft" | "change">;

type ChipsProps = { label: string; children: ReactNode };

export function SavedChips({ label, children }: ChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="inline-flex items-center gap-1.5 text-ink-2 text-sm">
        <BookmarkCheck aria-hidden="true" className="size-4" />
        {label}
      </span>
      {children}
    </div>
  );
}
