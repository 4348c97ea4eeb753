import { RefreshCw, SatelliteDish, Trash2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { trackingContract as contract, type TrackingDevice } from "../contract.ts";

type DeviceCardProps = { ownerKind: "vehicle" | "driver"; ownerId: string };
type NewDevice = { readonly token: string; readonly address: string };

/** The phone or tracker of a vehicle or a driver: its token, shown once, and its last position’s time. */
export function DeviceCard({ ownerKind, ownerId }: DeviceCardProps) {
  const owner = { owner_kind: ownerKind, owner_id: ownerId };
  const query = useCall(contract.trackingDevice, owner, { refetchInterval: 30_000 });
  const renew = useMakeCall(contract.renewTrackingDevice, [contract.trackingDevice]);
  const withdraw = useMakeCall(contract.withdrawTrackingDevice, [contract.trackingDevice]);
  const [dialog, setDialog] = useState<"renew" | "withdraw">();
  const mayChange = useMay()("change_fleet_records");
  if (query.error)
    return (
      <ReadFailed
        title="We couldn’t load the tracking device"
        error={query.error}
        onAgain={() => void query.refetch()}
      />
    );
  if (!query.data) return <SkeletonCard lines={3} />;
  const { device } = query.data;
  return (
    <Card>
      <CardHeader
        title="Tracking device"
        note="A phone or tracker that sends its position in the background, using Traccar Client or OsmAnd."
        actions={
          mayChange && (
            <Actions
              hasDevice={device !== null}
              isBusy={renew.isPending}
              onAdd={() => renew.mutate(owner)}
              onAsk={setDialog}
            />
          )
        }
      />
      {renew.error && !dialog && (
        <Alert tone="bad" announce className="mb-3">
          {renew.error.message}
        </Alert>
      )}
      {device && renew.data && <Setup {...renew.data} />}
      {query.data.on_duty_since && (
        <p className="mb-3 flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-ok" />
          <span>
            On duty since <DateText at={query.data.on_duty_since} style="full-time" />
          </span>
        </p>
      )}
      <Facts device={device} ownerKind={ownerKind} />
      {dialog === "renew" && (
        <ActionDialog
          title="Renew tracking token?"
          text="You’ll get a new token. The old one stops working immediately, so enter the new one in the app."
          confirmLabel="Renew token"
          doneLabel="Token renewed"
          onClose={() => setDialog(undefined)}
          onConfirm={() => renew.mutateAsync(owner)}
        />
      )}
      {dialog === "withdraw" && (
        <ActionDialog
          title="Withdraw tracking device?"
          text="Positions it sends are no longer accepted. Positions already stored are unchanged."
          confirmLabel="Withdraw device"
          doneLabel="Device withdrawn"
          tone="danger"
          onClose={() => setDialog(undefined)}
          onConfirm={async () => {
            await withdraw.mutateAsync(owner);
            renew.reset();
          }}
        />
      )}
    </Card>
  );
}

type ActionsProps = {
  hasDevice: boolean;
  isBusy: boolean;
  onAdd: () => void;
  onAsk: (action: "renew" | "withdraw") => void;
};

function Actions({ hasDevice, isBusy, onAdd, onAsk }: ActionsProps) {
  if (!hasDevice)
    return (
      <Button size="sm" icon={<SatelliteDish aria-hidden />} busy={isBusy} onClick={onAdd}>
        Add device
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="outline" icon={<RefreshCw aria-hidden />} onClick={() => onAsk("renew")}>
        Renew token
      </Button>
      <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => onAsk("withdraw")}>
        Withdraw
      </Button>
    </>
  );
}

function Facts({ device, ownerKind }: { device: TrackingDevice | null; ownerKind: DeviceCardProps["ownerKind"] }) {
  const duty =
    ownerKind === "driver"
      ? "Positions are stored only while the driver is on duty: on a trip, on a shift that includes one, or when they switch it on."
      : "Positions are stored only while the vehicle’s driver is on duty: on a trip, on a shift that includes one, or when they switch it on.";
  if (!device) return <p className="text-ink-2">No tracking device yet. {duty}</p>;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-3">Token created</dt>
        <dd>
          <DateText at={device.created_at} style="full-time" />
        </dd>
        <dt className="text-ink-3">Last position</dt>
        <dd>{device.last_fix_at ? <DateText at={device.last_fix_at} style="full-time" /> : "None yet"}</dd>
      </dl>
      <p className="text-sm text-ink-3">{duty}</p>
    </div>
  );
}

/** The values to type into the app. The token is not shown again. */
function Setup({ token, address }: NewDevice) {
  return (
    <Alert tone="ok" announce title="Enter these in the app now" className="mb-4">
      <p>The token won’t be shown again. If you lose it, renew it.</p>
      <dl className="mt-3 grid gap-3">
        <Typed label="Device identifier (token)" text={token} />
        <Typed label="Server URL" text={address} />
      </dl>
    </Alert>
  );
}

function Typed({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm">{label}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <code className="rounded-md bg-surface px-3 py-2 text-ink [overflow-wrap:anywhere]">{text}</code>
        <CopyButton text={text} />
      </dd>
    </div>
  );
}
