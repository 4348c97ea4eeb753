import { Card } from "#design/card.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { Switch } from "#design/fields/switch.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { dutyContract, dutyLockTexts, type OwnDuty } from "../contract.ts";
import { useDuty } from "./use-phone-position.ts";

const refreshes = [dutyContract.myDuty];

/** The driver's own switch: on duty the phone sends its position, off duty it does not. */
export function DutySwitch() {
  const duty = useDuty();
  const set = useMakeCall(dutyContract.setMyDuty, refreshes);
  if (!duty.data) return null;
  const { on_since, every_seconds } = duty.data;
  const isOn = set.isPending ? set.variables.is_on : on_since !== null || every_seconds !== null;
  return (
    <Card>
      <Switch
        label={isOn ? "On duty" : "Off duty"}
        hint={hintFor(duty.data)}
        checked={isOn}
        disabled={set.isPending || Boolean(duty.data.locked)}
        onChange={(is_on) => set.mutate({ is_on })}
      />
      {set.error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {set.error.message}
        </p>
      )}
    </Card>
  );
}

function hintFor(duty: OwnDuty): string {
  return duty.locked ? `${phoneText(duty)} ${dutyLockTexts[duty.locked]}` : phoneText(duty);
}

function phoneText({ on_since, every_seconds }: OwnDuty): string {
  if (on_since === null && every_seconds === null) return "Your phone doesn’t send its position.";
  const since = on_since === null ? "For your trip or shift." : `Since ${formatTimeBeside(on_since, new Date())}.`;
  if (every_seconds === null) return `${since} Your phone sends its position once you have a trip.`;
  return every_seconds < 60
    ? `${since} Your phone sends its position every ${every_seconds} seconds.`
    : `${since} Your phone sends its position once a minute.`;
}
