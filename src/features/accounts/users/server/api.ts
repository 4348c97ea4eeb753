import { bind } from "#platform/bind.ts";
import { usersContract } from "../contract.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { findUsers } from "./find-users.ts";
import { grantRole } from "./grant-role.ts";
import { impersonateUser } from "./impersonate-user.ts";
import { readUser } from "./read-user.ts";
import { restoreUser } from "./restore-user.ts";
import { revokeRole } from "./revoke-role.ts";
import { suspendUser } from "./suspend-user.ts";

export const usersApi = bind(usersContract, {
  findUsers,
  readUser,
  grantRole,
  revokeRole,
  suspendUser,
  restoreUser,
  endUserSessions,
  impersonateUser,
});
