import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { deviceOf } from "#platform/browser/device-name.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { DrawerSection } from "../../ui/drawer-section.tsx";
import { accountReason } from "../../ui/use-open-dialog.ts";
import { type ListedUser, type UserSession, usersContract } from "../contract.ts";
import { accountReads } from "./user-roles-section.tsx";

type UserSessionsProps = { user: ListedUser; sessions: readonly UserSession[] };

/** Where someone is signed in, with buttons to end each session. */
export function UserSessionsSection({ user, sessions }: UserSessionsProps) {
  const [ending, setEnding] = useState<UserSession | "all">();
  const end = useMakeCall(usersContract.endUserSessions, accountReads);
  const one = ending === "all" ? undefined : ending;
  return (
    <DrawerSection
      title="Signed in"
      actions={
        sessions.length > 0 && (
          <Button size="sm" variant="outline" onClick={() => setEnding("all")}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className="text-[0.9375rem] text-ink-2">Not signed in anywhere.</p>}
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <ActionDialog
        reason={accountReason}
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={one ? "End this session?" : `Sign ${user.name} out everywhere?`}
        text={
          one ? `${deviceOf(one.user_agent)} will be signed out at once.` : "Every browser will be signed out at once."
        }
        confirmLabel={one ? "End session" : "Sign out everywhere"}
        tone="danger"
        doneLabel={one ? "Session ended" : "Signed out everywhere"}
        onConfirm={(reason) => end.mutateAsync({ user_id: user.id, reason, ...(one && { session_id: one.id }) })}
      />
    </DrawerSection>
  );
}

function SessionLine({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const name = deviceOf(session.user_agent);
  return (
    <li className="flex items-start gap-3 rounded-md p-3.5 inset-ring inset-ring-line">
      <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.has_second_factor && <Badge tone="ok">Two-step verification</Badge>}
          {session.impersonator && <Badge tone="warn">{session.impersonator.name} is viewing</Badge>}
        </span>
        <span className="text-sm text-ink-2">
          Last seen <DateText at={session.last_seen_at} style="date-time" />
          {session.ip && ` from ${session.ip}`}
        </span>
      </div>
      <Button size="sm" variant="quiet" onClick={onEnd} aria-label={`End the session in ${name}`}>
        End
      </Button>
    </li>
  );
}
