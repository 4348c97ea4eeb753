import { Eye } from "lucide-react";
import { useNavigate } from "react-router";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { homeOf } from "#domain/account/home-of-role.ts";
import { beginImpersonation } from "#platform/browser/impersonation.ts";
import { useSession } from "#platform/browser/session.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { accountReason, useOpenDialog } from "../../ui/use-open-dialog.ts";
import { type UserProfile, usersContract } from "../contract.ts";
import { accountReads } from "./user-roles-section.tsx";

/** Actions on a whole account: view the site as it, close it, open it again. */
export function UserActionsSection({ profile }: { profile: UserProfile }) {
  const { user } = profile;
  const session = useSession();
  const dialog = useOpenDialog<"impersonate" | "suspend" | "restore">();
  const isOneself = session.status === "in" && session.person.userId === user.id;
  const mayBeSeenThrough = user.status === "active" && !isOneself && !user.roles.includes("super_user");
  if (isOneself) return <Alert>This is your own account.</Alert>;
  return (
    <div className="flex flex-wrap gap-2.5">
      {mayBeSeenThrough && (
        <Button size="sm" variant="outline" icon={<Eye aria-hidden />} onClick={() => dialog.open("impersonate")}>
          View as {user.name}
        </Button>
      )}
      {user.status === "active" && !profile.is_last_super_user && (
        <Button size="sm" variant="danger" onClick={() => dialog.open("suspend")}>
          Suspend account
        </Button>
      )}
      {user.status === "suspended" && (
        <Button size="sm" onClick={() => dialog.open("restore")}>
          Restore account
        </Button>
      )}
      <Impersonate profile={profile} open={dialog.name === "impersonate"} onClose={dialog.close} />
      <Suspend profile={profile} open={dialog.name === "suspend"} onClose={dialog.close} />
      <Restore profile={profile} open={dialog.name === "restore"} onClose={dialog.close} />
    </div>
  );
}

type ActionProps = { profile: UserProfile; open: boolean; onClose: () => void };

function Impersonate({ profile: { user }, ...dialog }: ActionProps) {
  const navigate = useNavigate();
  const impersonate = useMakeCall(usersContract.impersonateUser);
  const begin = async (reason: string) => {
    await beginImpersonation(await impersonate.mutateAsync({ user_id: user.id, reason }));
    await navigate(homeOf(user.roles));
  };
  return (
    <ActionDialog
      {...dialog}
      reason={accountReason}
      title={`View as ${user.name}?`}
      text="For 30 minutes you’ll see their pages in this browser, without being able to change anything. Both names are saved in the activity log."
      confirmLabel="View as user"
      onConfirm={begin}
    />
  );
}

function Suspend({ profile: { user }, ...dialog }: ActionProps) {
  const suspend = useMakeCall(usersContract.suspendUser, accountReads);
  return (
    <ActionDialog
      {...dialog}
      reason={accountReason}
      title={`Suspend ${user.name}?`}
      text="They’ll be signed out everywhere and can’t sign in again. We’ll email them your reason. Their bookings are unchanged."
      confirmLabel="Suspend account"
      tone="danger"
      doneLabel="Account suspended"
      onConfirm={(reason) => suspend.mutateAsync({ user_id: user.id, reason })}
    />
  );
}

function Restore({ profile: { user }, ...dialog }: ActionProps) {
  const restore = useMakeCall(usersContract.restoreUser, accountReads);
  return (
    <ActionDialog
      {...dialog}
      reason={accountReason}
      title={`Restore ${user.name}?`}
      text="They can sign in again, with the roles they had. We’ll email them your reason."
      confirmLabel="Restore account"
      doneLabel="Account restored"
      onConfirm={(reason) => restore.mutateAsync({ user_id: user.id, reason })}
    />
  );
}
