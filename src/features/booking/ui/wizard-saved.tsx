import { BookmarkCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { hasStoredSession } from "#platform/browser/session.ts";
import type { WizardForm } from "./wizard-step-heading.tsx";

export type SavedProps = Pick<WizardForm, "draft" | "change">;

// What a signed-in customer has saved; a visitor loads nothing of it.
const load = () => import("./wizard-saved-lists.tsx");
const LazyPeople = lazy(async () => ({ default: (await load()).SavedPeople }));
const LazyAddresses = lazy(async () => ({ default: (await load()).SavedAddresses }));

export const WizardSavedPeople = (props: SavedProps) => (
  <ForSignedIn>
    <LazyPeople {...props} />
  </ForSignedIn>
);

export const WizardSavedAddresses = (props: SavedProps) => (
  <ForSignedIn>
    <LazyAddresses {...props} />
  </ForSignedIn>
);

function ForSignedIn({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !hasStoredSession()) return null;
  return <Suspense fallback={null}>{children}</Suspense>;
}

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
