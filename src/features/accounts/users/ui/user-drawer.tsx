import { CircleAlert, UserX } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { Timeline } from "#design/timeline.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { DrawerSection } from "../../ui/drawer-section.tsx";
import type { AuditEntry } from "../audit-contract.ts";
import { type UserProfile, usersContract } from "../contract.ts";
import { RoleBadges, StatusBadge } from "./account-badge.tsx";
import { auditSentence, reasonText } from "./audit-sentence.tsx";
import { UserActionsSection } from "./user-actions-section.tsx";
import { UserFactsSection, UserInvitationsSection, UserOrganisationsSection } from "./user-facts-section.tsx";
import { UserRolesSection } from "./user-roles-section.tsx";
import { UserSessionsSection } from "./user-sessions-section.tsx";

type UserDrawerProps = { userId: string; onClose: () => void };

/** One account: profile, roles, sessions and actions. */
export function UserDrawer({ userId, onClose }: UserDrawerProps) {
  // The last one shown stays while the drawer closes.
  const [shown, setShown] = useState(userId);
  if (userId && userId !== shown) setShown(userId);
  const query = useCall(usersContract.readUser, { user_id: shown }, { enabled: shown !== "" });
  return (
    <Drawer open={userId !== ""} onClose={onClose} title={query.data?.user.name ?? "Account"}>
      {query.isPending && shown !== "" && <Waiting />}
      {query.error && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Profile profile={query.data} />}
    </Drawer>
  );
}

function Profile({ profile }: { profile: UserProfile }) {
  const { user } = profile;
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={user.status} />
        <RoleBadges roles={user.roles} />
      </div>
      <UserFactsSection profile={profile} />
      {user.status !== "erased" && (
        <>
          <UserActionsSection profile={profile} />
          <UserRolesSection profile={profile} />
          <UserSessionsSection user={user} sessions={profile.sessions} />
        </>
      )}
      <UserOrganisationsSection organisations={profile.organisations} />
      <UserInvitationsSection invites={profile.invites} />
      <UserHistorySection userId={user.id} entries={profile.audit} />
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup text="Loading account…" className="grid gap-4 pt-2">
      {["w-1/3", "w-4/5", "w-2/3", "w-full", "w-3/5", "w-11/12"].map((width) => (
        <SkeletonLine key={width} className={width} />
      ))}
    </SkeletonGroup>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallFailed && (error.status === 404 || error.status === 422))
    return (
      <EmptyState icon={<UserX />} title="We couldn’t find that user" text="The link may be out of date or mistyped." />
    );
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert />}
        title="We couldn’t load this account"
        text={error.message}
        action={
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

/** This person’s actions, and actions on them, lately. */
function UserHistorySection({ userId, entries }: { userId: string; entries: readonly AuditEntry[] }) {
  return (
    <DrawerSection
      title="Latest actions"
      actions={
        <Link to={`?tab=audit&subject=${userId}`} className="text-sm text-link underline">
          View in activity log
        </Link>
      }
    >
      {entries.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-2">No actions on this account yet.</p>
      ) : (
        <Timeline
          label="Latest actions"
          events={entries.map((entry) => ({
            id: entry.id,
            time: <DateText at={entry.at} style="date-time" />,
            title: auditSentence(entry),
            text: reasonText(entry.reason),
          }))}
        />
      )}
    </DrawerSection>
  );
}
