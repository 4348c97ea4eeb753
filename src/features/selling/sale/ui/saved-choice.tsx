import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { hasStoredSession } from "#platform/browser/session.ts";
import type { SavedProps } from "./saved-chips.tsx";

// A signed-in customer’s saved data; visitors do not load this code.
const load = () => import("./saved-lists.tsx");
const LazyPeople = lazy(async () => ({ default: (await load()).SavedPeople }));
const LazyAddresses = lazy(async () => ({ default: (await load()).SavedAddresses }));

export const SavedPeopleChoice = (props: SavedProps) => (
  <ForSignedIn>
    <LazyPeople {...props} />
  </ForSignedIn>
);

export const SavedAddressesChoice = (props: SavedProps) => (
  <ForSignedIn>
    <LazyAddresses {...props} />
  </ForSignedIn>
);

function ForSignedIn({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !hasStoredSession()) return null;
  return <Suspense fallback={null}>{children}</Suspense>;
}
