import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Field } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { SkeletonLine } from "#design/skeleton.tsx";
import { sendUndoSeconds } from "#domain/campaign/campaign-lifecycle.ts";
import { skipLabels } from "#domain/campaign/why-skipped.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type Campaign, campaignsContract } from "../contract.ts";

const { listCampaigns, moveCampaign, scheduleCampaign, sendTestCampaign, countRecipients } = campaignsContract;

/** The actions that the status allows: edit, test and send, take back, pause, go on, cancel. */
export function CampaignActions({ campaign, onEdit }: { campaign: Campaign; onEdit: () => void }) {
  const [dialog, setDialog] = useState<"send" | "cancel">();
  const { state } = campaign;
  return (
    <div className="flex flex-wrap gap-2">
      {state === "draft" && (
        <>
          <Button size="sm" variant="outline" onClick={onEdit}>
            Edit
          </Button>
          <TestButton campaign={campaign} />
          <Button size="sm" onClick={() => setDialog("send")}>
            Send…
          </Button>
        </>
      )}
      {state === "scheduled" && <MoveButton campaign={campaign} to="draft" label="Undo sending" />}
      {state === "sending" && <MoveButton campaign={campaign} to="paused" label="Pause" />}
      {state === "paused" && <MoveButton campaign={campaign} to="sending" label="Continue" />}
      {state !== "done" && state !== "cancelled" && (
        <Button size="sm" variant="quiet" onClick={() => setDialog("cancel")}>
          Cancel campaign
        </Button>
      )}
      {dialog === "send" && <SendDialog campaign={campaign} onClose={() => setDialog(undefined)} />}
      {dialog === "cancel" && <CancelDialog campaign={campaign} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

const failed = (error: unknown) =>
  void toast({ title: error instanceof Error ? error.message : "We couldn’t do that.", kind: "error" });

type MoveProps = { campaign: Campaign; to: "draft" | "paused" | "sending"; label: string };

function MoveButton({ campaign: { id, version }, to, label }: MoveProps) {
  const move = useMakeCall(moveCampaign, [listCampaigns]);
  return (
    <Button
      size="sm"
      variant="outline"
      busy={move.isPending}
      onClick={() => void move.mutateAsync({ id, version, to }).catch(failed)}
    >
      {label}
    </Button>
  );
}

function TestButton({ campaign: { id } }: { campaign: Campaign }) {
  const test = useMakeCall(sendTestCampaign, []);
  const send = () =>
    test.mutateAsync({ id }).then(({ to }) => toast({ title: "Test sent", description: `To ${to}.`, kind: "success" }));
  return (
    <Button size="sm" variant="outline" busy={test.isPending} onClick={() => void send().catch(failed)}>
      Send test to me
    </Button>
  );
}

/** Those who get it and those who don’t are counted before anything is sent. */
function SendDialog({ campaign: { id, version, name, filter }, onClose }: { campaign: Campaign; onClose: () => void }) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState("09:00");
  const isNow = day === "";
  const at = isNow ? null : momentOf(localDate(day), localTime(time)).toISOString();
  const counted = useCall(countRecipients, { filter });
  const schedule = useMakeCall(scheduleCampaign, [listCampaigns]);
  const count = counted.data?.get_it ?? 0;
  return (
    <ActionDialog
      title={`Send ${name}?`}
      text={
        isNow
          ? `It starts in ${sendUndoSeconds} seconds, or at 07:00 if it is night. Until then you can undo it.`
          : "It starts at the time below. Until then you can undo it."
      }
      confirmLabel={isNow ? "Send now" : "Schedule"}
      doneLabel={isNow ? "Campaign starts in ten seconds" : "Campaign scheduled"}
      missing={counted.data && count === 0 ? "No one would get this campaign now." : undefined}
      onClose={onClose}
      onConfirm={() => schedule.mutateAsync({ id, version, at })}
    >
      {counted.data ? (
        <div>
          <p className="font-semibold">{count === 1 ? "1 customer gets it." : `${count} customers get it.`}</p>
          <ul className="text-ink-2 text-sm">
            {counted.data.skipped.map(({ reason, count: others }) => (
              <li key={reason}>
                {others} don’t: {skipLabels[reason].toLowerCase()}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <SkeletonLine className="w-2/3" />
      )}
      <Field label="Start on" optional hint="Leave blank to send now.">
        <DatePicker value={day} onChange={setDay} />
      </Field>
      {!isNow && (
        <Field label="At">
          <TimePicker value={time} onChange={setTime} />
        </Field>
      )}
    </ActionDialog>
  );
}

function CancelDialog({ campaign: { id, version, name }, onClose }: { campaign: Campaign; onClose: () => void }) {
  const move = useMakeCall(moveCampaign, [listCampaigns]);
  return (
    <ActionDialog
      title={`Cancel ${name}?`}
      text="Customers who haven’t got it yet won’t get it. This can’t be undone."
      confirmLabel="Cancel campaign"
      doneLabel="Campaign cancelled"
      onClose={onClose}
      onConfirm={() => move.mutateAsync({ id, version, to: "cancelled" })}
    />
  );
}
