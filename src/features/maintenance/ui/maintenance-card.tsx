import { Construction } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type MaintenanceWindow, maintenanceContract } from "../contract.ts";
import { StartDialog } from "./start-dialog.tsx";

const { readMaintenance, endMaintenance } = maintenanceContract;

/** Closes booking and payment for a time, and opens them again. */
export function MaintenanceCard() {
  const { data, error, refetch } = useCall(readMaintenance, {}, { refetchInterval: 30_000 });
  const [dialog, setDialog] = useState<"start" | "end">();
  if (error && !data)
    return <ReadFailed title="We couldn’t load the maintenance mode" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={4} />;
  const { current, past } = data;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <CardHeader
          title={current ? "Closed for maintenance" : "Everything is open"}
          note="Takes effect on every server within two seconds"
          actions={
            current ? (
              <Button onClick={() => setDialog("end")}>Open again</Button>
            ) : (
              <Button variant="outline" icon={<Construction aria-hidden />} onClick={() => setDialog("start")}>
                Start maintenance
              </Button>
            )
          }
        />
        {current && <Current now={current} />}
        <Effects />
      </Card>
      <Card>
        <CardHeader title="Past maintenance" note="The last ten" />
        {past.length === 0 ? (
          <EmptyState icon={<Construction />} title="None yet" text="Each time is listed here with its reason." />
        ) : (
          <ul className="grid">
            {past.map((one) => (
              <PastLine key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Card>
      {dialog === "start" && <StartDialog onClose={() => setDialog(undefined)} />}
      {current && <EndDialog id={current.id} open={dialog === "end"} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

function Current({ now }: { now: MaintenanceWindow }) {
  const open = [
    now.keeps_self_service ? "Customers can change and cancel their bookings." : "",
    now.keeps_enquiries ? "Enquiries and applications come in." : "",
    now.staff === "works" ? "Our team can go on working." : "Our team can look but not change anything.",
  ];
  return (
    <Alert tone="warn" className="mb-4" title={now.until ? `Until ${formatDateTime(now.until)}` : "Until you end it"}>
      <p>{now.reason}</p>
      Started {formatDateTime(now.started_at)}
      {now.started_by && ` by ${now.started_by}`}. {open.filter(Boolean).join(" ")}
    </Alert>
  );
}

const effects = [
  "Public pages stay readable, with a banner that says until when and how to reach us.",
  "Booking and payment are refused with the same words. Nothing is saved, booked or charged.",
  "Drivers, trips in progress, SOS alarms and payment notifications are never closed.",
  "Super-users can do everything. No health alarm is raised, and the test customer waits.",
];

const Effects = () => (
  <ul className="grid list-disc gap-1.5 ps-5 text-ink-2 text-sm">
    {effects.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function PastLine({ one }: { one: MaintenanceWindow }) {
  return (
    <li className="grid gap-0.5 border-line border-t py-3 first:border-t-0 first:pt-0">
      <span className="font-semibold [overflow-wrap:anywhere]">{one.reason}</span>
      <span className="text-ink-2 text-sm">
        {formatDateTime(one.started_at)}
        {one.ended_at && ` to ${formatDateTime(one.ended_at)}`}
        {one.started_by && `, started by ${one.started_by}`}
        {one.ended_at && (one.ended_by ? `, ended by ${one.ended_by}` : ", ended automatically")}
      </span>
    </li>
  );
}

function EndDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const end = useMakeCall(endMaintenance, [readMaintenance]);
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title="Open again?"
      text="Customers can book and pay at once, on every server."
      confirmLabel="Open again"
      doneLabel="Booking and payment are open"
      onConfirm={() => end.mutateAsync({ id })}
    />
  );
}
