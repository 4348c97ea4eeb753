import { useState } from "react";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Switch } from "#design/fields/switch.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { featureSwitches } from "#domain/account/switches.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { accountReason } from "../../ui/use-open-dialog.ts";
import { activityLogContract } from "../../users/audit-contract.ts";
import { type FeatureSwitch, switchesContract } from "../contract.ts";

/** Features that can be turned off without a new release. */
export function SwitchesCard() {
  const query = useCall(switchesContract.featureSwitches, {});
  const [turning, setTurning] = useState<FeatureSwitch>();
  if (query.isPending) return <SkeletonCard lines={5} />;
  if (query.error)
    return (
      <ReadFailed title="We couldn’t load the switches" error={query.error} onAgain={() => void query.refetch()} />
    );
  return (
    <>
      <Card className="grid max-w-3xl divide-y divide-line py-1">
        {query.data.switches.map((one) => (
          <SwitchLine key={one.name} one={one} onTurn={() => setTurning(one)} />
        ))}
      </Card>
      <TurnDialog turning={turning} onClose={() => setTurning(undefined)} />
    </>
  );
}

const textsOf = (one: FeatureSwitch) => featureSwitches.find(({ name }) => name === one.name);

function SwitchLine({ one, onTurn }: { one: FeatureSwitch; onTurn: () => void }) {
  const texts = textsOf(one);
  const since = one.updated_at
    ? `Turned ${one.is_on ? "on" : "off"} ${formatDateTime(one.updated_at)}${one.updated_by ? ` by ${one.updated_by.name}` : ""}.`
    : "Never changed.";
  return (
    <Switch
      className="py-4"
      label={texts?.title ?? one.name}
      hint={`${texts?.sentence ?? ""} ${since}`}
      checked={one.is_on}
      onChange={onTurn}
    />
  );
}

function TurnDialog({ turning, onClose }: { turning: FeatureSwitch | undefined; onClose: () => void }) {
  const set = useMakeCall(switchesContract.setFeatureSwitch, [
    switchesContract.featureSwitches,
    activityLogContract.exploreAudit,
  ]);
  const title = (turning && textsOf(turning)?.title) ?? "";
  const action = turning?.is_on ? "Turn off" : "Turn on";
  return (
    <ActionDialog
      reason={accountReason}
      open={turning !== undefined}
      onClose={onClose}
      title={`${action} “${title}”?`}
      text="This takes effect at once, for everyone."
      confirmLabel={action}
      tone={turning?.is_on ? "danger" : "primary"}
      doneLabel={`${title} is ${turning?.is_on ? "off" : "on"}`}
      onConfirm={async (reason) => {
        if (turning) await set.mutateAsync({ name: turning.name, is_on: !turning.is_on, reason });
      }}
    />
  );
}
