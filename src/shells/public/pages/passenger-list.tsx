import { LinkedListScreen } from "#features/passengers/ui/linked-list-screen.tsx";
import { PageMeta } from "../site-meta.tsx";

/** The link says which list; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PassengerListPage() {
  return (
    <div className="wrap grid max-w-5xl! gap-6 py-10 lg:py-16">
      <PageMeta
        title="Guest list | {company}"
        description="Say who rides on a trip with {company}, and what they need."
        path="/passenger-list"
        noindex
      />
      <header className="grid gap-2">
        <h1 className="text-h1">Guest list</h1>
        <p className="text-ink-2 text-lead">Who is coming along, and what should the driver know?</p>
      </header>
      <LinkedListScreen />
    </div>
  );
}
