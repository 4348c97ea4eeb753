import { type BoundCall, bind } from "#platform/bind.ts";
import { auditContract } from "../audit-contract.ts";
import { officeContract } from "../office-contract.ts";
import { switchesContract } from "../switches-contract.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { exploreAudit } from "./explore-audit.ts";
import { findInvites } from "./find-invites.ts";
import { findUsers } from "./find-users.ts";
import { grantRole } from "./grant-role.ts";
import { impersonateUser } from "./impersonate-user.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listAuditActions } from "./list-audit-actions.ts";
import { listFeatureSwitches } from "./list-feature-switches.ts";
import type { TokenMaker } from "./make-tokens.ts";
import { readUser } from "./read-user.ts";
import { restoreUser } from "./restore-user.ts";
import { revokeRole } from "./revoke-role.ts";
import { setFeatureSwitch } from "./set-feature-switch.ts";
import { suspendUser } from "./suspend-user.ts";
import { withdrawInvite } from "./withdraw-invite.ts";

/** What the office does to accounts, what it reads in the audit, and its switches. */
export const officeApi = (tokens: TokenMaker): readonly BoundCall[] => [
  ...bind(officeContract, {
    findUsers,
    readUser,
    grantRole,
    revokeRole,
    suspendUser,
    restoreUser,
    endUserSessions,
    impersonateUser: impersonateUser(tokens),
    inviteStaff,
    findInvites,
    withdrawInvite,
  }),
  ...bind(auditContract, { exploreAudit, auditActions: listAuditActions }),
  ...bind(switchesContract, { featureSwitches: listFeatureSwitches, setFeatureSwitch }),
];
