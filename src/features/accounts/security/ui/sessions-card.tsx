import { useQuery } from "@tanstack/react-query";
import { Laptop, MonitorSmartphone, Smartphone } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { type DeviceSession, endSession, readSessions, signOutEverywhere } from "#platform/browser/account-security.ts";
import { deviceOf, isHandheld } from "#platform/browser/device-name.ts";
import { AccountCard } from "../../ui/account-card.tsx";
import { problemOf } from "../../ui/problem-notice.tsx";

/** Where the person is signed in, with buttons to end each session. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery({ queryKey: ["auth-sessions"], queryFn: readSessions });
  const [isLeaving, setIsLeaving] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    await signOutEverywhere().catch(tell);
    setIsBusy(false);
  };
  return (
    <AccountCard
      icon={<MonitorSmartphone />}
      title="Where you’re signed in"
      text="Don’t recognise a device? Sign it out and change your password."
    >
      {error && !data && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Spinner />}
      {data && (
        <ul aria-label="Signed-in devices" className="grid">
          {data.map((session) => (
            <SessionLine key={session.id} session={session} onEnded={() => void refetch()} />
          ))}
        </ul>
      )}
      <Button variant="danger" size="sm" className="justify-self-start" onClick={() => setIsLeaving(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        busy={isBusy}
        title="Sign out everywhere?"
        text="You’ll be signed out on all devices, including this one."
        confirmLabel="Sign out everywhere"
        cancelLabel="Stay signed in"
        onConfirm={() => void leave()}
      />
    </AccountCard>
  );
}

type SessionLineProps = { session: DeviceSession; onEnded: () => void };

function SessionLine({ session, onEnded }: SessionLineProps) {
  const [isBusy, setIsBusy] = useState(false);
  const device = deviceOf(session.user_agent);
  const Icon = isHandheld(session.user_agent) ? Smartphone : Laptop;
  const end = async () => {
    setIsBusy(true);
    await endSession(session.id).then(() => void toast({ title: "Signed out", description: device }), tell);
    setIsBusy(false);
    onEnded();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <Icon aria-hidden="true" className="size-5 text-ink-3" />
      <div className="min-w-[min(14rem,60%)] flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.current && <Badge tone="ok">This device</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          Last seen {formatDateTime(session.last_seen_at)}
          {session.ip && `, from ${session.ip}`}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" variant="outline" busy={isBusy} aria-label={`Sign out ${device}`} onClick={() => void end()}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const tell = (error: unknown) =>
  void toast({ kind: "error", title: "We couldn’t sign out that device", description: problemOf(error).text });
