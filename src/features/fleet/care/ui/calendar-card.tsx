import { CalendarPlus, RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { serviceCalendarContract as contract } from "../calendar-contract.ts";

/** Services, work orders and expiring documents in a colleague’s own calendar. */
export function CalendarCard() {
  const { data, wait } = readOrWait(useCall(contract.myServiceCalendar, {}), "the calendar", 2);
  const [isRenewing, setRenewing] = useState(false);
  const renew = useMakeCall(contract.renewServiceCalendar, [contract.myServiceCalendar]);
  if (wait) return wait;
  const { address } = data;
  return (
    <Card>
      <CardHeader
        title="In your calendar"
        note="Services due, planned work orders and expiring documents, kept up to date in Google, Apple or Outlook calendars."
        actions={
          address === null && (
            <Button
              size="sm"
              variant="outline"
              icon={<CalendarPlus aria-hidden />}
              busy={renew.isPending}
              onClick={() => renew.mutate({})}
            >
              Create calendar address
            </Button>
          )
        }
      />
      {renew.error && address === null && <p className="text-bad">{renew.error.message}</p>}
      {address !== null && (
        <div className="grid gap-3">
          <p className="text-ink-2">
            This address is yours alone. Anyone who has it can see the calendar, so don’t share it.
          </p>
          <code className="block rounded-md bg-surface-2 px-3 py-2 text-sm [overflow-wrap:anywhere]">{address}</code>
          <div className="flex flex-wrap gap-2">
            <a
              href={address.replace(/^https?:/, "webcal:")}
              className={buttonClass({ variant: "outline", size: "sm" })}
            >
              <CalendarPlus aria-hidden className="size-4" />
              Subscribe
            </a>
            <CopyButton text={address} label="Copy address" />
            <Button size="sm" variant="quiet" icon={<RefreshCw aria-hidden />} onClick={() => setRenewing(true)}>
              Renew address
            </Button>
          </div>
        </div>
      )}
      {isRenewing && (
        <ActionDialog
          title="Renew calendar address?"
          text="You’ll get a new address. The old one stops working immediately, so subscribe again with the new one."
          confirmLabel="Renew address"
          doneLabel="Address renewed"
          onClose={() => setRenewing(false)}
          onConfirm={() => renew.mutateAsync({})}
        />
      )}
    </Card>
  );
}
