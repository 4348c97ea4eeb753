import { CirclePlus, ShieldAlert } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type Breach, breachesContract } from "../contract.ts";
import { BreachDrawer } from "./breach-drawer.tsx";
import { breachClockText, breachClockTones } from "./breach-labels.ts";
import { RecordBreachDialog } from "./record-breach-dialog.tsx";

/** Breaches of personal data (POPIA, section 22). There are few, so they are shown as cards. */
export function BreachesTable() {
  const { read, go, filter } = usePageAddress();
  const { data, error, refetch } = useCall(breachesContract.listBreaches, {});
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[70ch] text-ink-2">
          Tell the Information Regulator and everyone affected as soon as possible. We aim for 72 hours from the
          discovery, whatever the risk.
        </p>
        <Button size="sm" icon={<CirclePlus aria-hidden="true" />} onClick={() => go({ record: "1" })}>
          Record breach
        </Button>
      </div>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonCard lines={4} />}
      {data && data.breaches.length === 0 && (
        <Card>
          <EmptyState
            icon={<ShieldAlert />}
            title="No breaches"
            text="Record a breach as soon as you suspect that someone saw, took or lost personal data."
          />
        </Card>
      )}
      {data && data.breaches.length > 0 && (
        <ul className="grid gap-3">
          {data.breaches.map((breach) => (
            <li key={breach.id}>
              <BreachLine breach={breach} onOpen={() => go({ breach: breach.id })} />
            </li>
          ))}
        </ul>
      )}
      <BreachDrawer id={read("breach")} onClose={() => go({ breach: "" })} />
      {read("record") && <RecordBreachDialog onClose={() => filter({ record: "" })} />}
    </div>
  );
}

const BreachLine = ({ breach, onOpen }: { breach: Breach; onOpen: () => void }) => (
  <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="wrap-anywhere">{breach.title}</span>
        <Badge dot tone={breachClockTones[breach.clock.state]}>
          {breachClockText(breach.clock)}
        </Badge>
      </p>
      <p className="text-ink-2 text-sm">
        {breach.reference}, discovered {formatDateTime(breach.discovered_at)}
      </p>
      <p className="text-ink-2 text-sm">
        {breach.notified} of {breach.people} affected notified. Regulator{" "}
        {breach.regulator_notified_at ? "notified" : "not notified yet"}.
      </p>
    </div>
    <Button variant="outline" size="sm" aria-label={`Open ${breach.reference}`} onClick={onOpen}>
      Open
    </Button>
  </Card>
);
