import { Mail } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { type DriverInFull, driversDeskContract, type TripAhead } from "../contract.ts";
import { type StatusAction, statusActions } from "./status-labels.ts";
import { useDriverCall } from "./use-driver-call.ts";

/** The possible actions in a driver’s current status. */
export function DriverActions({ driver }: { driver: DriverInFull }) {
  const [open, setOpen] = useState<StatusAction | "invite">();
  const actions = statusActions.filter(
    ({ from, to }) => from.includes(driver.state) && driver.possible_states.includes(to),
  );
  const mayInvite = !driver.has_account && driver.state !== "left";
  return (
    <div className="flex flex-wrap gap-2">
      {mayInvite && (
        <Button size="sm" variant="outline" icon={<Mail aria-hidden="true" />} onClick={() => setOpen("invite")}>
          {driver.state === "invited" ? "Invite again" : "Invite to sign in"}
        </Button>
      )}
      {actions.map((action) => (
        <Button key={action.label} size="sm" variant={buttonLook(action)} onClick={() => setOpen(action)}>
          {action.label}
        </Button>
      ))}
      {open === "invite" && <InviteDialog driver={driver} onClose={() => setOpen(undefined)} />}
      {open && open !== "invite" && <StatusDialog driver={driver} action={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function buttonLook({ tone, to }: StatusAction) {
  if (tone === "danger") return "danger";
  return to === "active" ? "primary" : "outline";
}

function InviteDialog({ driver, onClose }: { driver: DriverInFull; onClose: () => void }) {
  const invite = useDriverCall(driversDeskContract.inviteDriver);
  return (
    <ActionDialog
      title={`Invite ${driver.first_name} ${driver.last_name}?`}
      text={`We’ll email ${driver.email} a link to open an account. It is valid for seven days. Earlier links stop working.`}
      confirmLabel="Send invitation"
      doneLabel="Invitation sent"
      onClose={onClose}
      onConfirm={() => invite.mutateAsync({ driver_id: driver.id, version: driver.version })}
    />
  );
}

type StatusDialogProps = { driver: DriverInFull; action: StatusAction; onClose: () => void };

function StatusDialog({ driver, action, onClose }: StatusDialogProps) {
  const change = useDriverCall(driversDeskContract.changeDriverStatus);
  const lacks = action.to === "active" ? driver.missing : [];
  const trips = action.to === "suspended" || action.to === "left" || action.to === "on_leave" ? driver.trips_ahead : [];
  const isRefused = lacks.length > 0 || (action.to === "left" && trips.length > 0);
  return (
    <ActionDialog
      title={action.title(`${driver.first_name} ${driver.last_name}`)}
      text={action.text}
      confirmLabel={action.label}
      doneLabel={action.done}
      tone={action.tone}
      {...(action.needsReason
        ? { reason: { hint: "Shown to our team in the driver’s history." } }
        : { reason: { isOptional: true } })}
      missing={isRefused ? action.refusal : undefined}
      onClose={onClose}
      onConfirm={(reason) =>
        change.mutateAsync({ driver_id: driver.id, version: driver.version, to: action.to, reason })
      }
    >
      {lacks.length > 0 && (
        <Alert tone="warn" title="Still missing">
          <ul className="list-inside list-disc">
            {lacks.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Alert>
      )}
      {trips.length > 0 && <TripsInTheWay trips={trips} />}
    </ActionDialog>
  );
}

const shownTrips = 5;

const TripsInTheWay = ({ trips }: { trips: readonly TripAhead[] }) => (
  <Alert tone="warn" title={trips.length === 1 ? "1 trip ahead" : `${trips.length} trips ahead`}>
    <ul className="grid gap-1 [&_a]:text-link [&_a]:underline">
      {trips.slice(0, shownTrips).map(({ trip_id, reference, pickup_at, destination }) => (
        <li key={trip_id}>
          <SiteLink to={`/admin/booking?reference=${reference}`}>{reference}</SiteLink>, {formatFullDateTime(pickup_at)}
          , to {destination}
        </li>
      ))}
    </ul>
    {trips.length > shownTrips && <p>and {trips.length - shownTrips} more</p>}
  </Alert>
);
