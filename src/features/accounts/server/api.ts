import type { BoundCall } from "#platform/bind.ts";
import { activityLogApi } from "../activity-log/server/api.ts";
import { invitationsApi } from "../invitations/server/api.ts";
import { privacyApi } from "../privacy/server/api.ts";
import { profileApi } from "../profile/server/api.ts";
import { signInApi } from "../sign-in/server/api.ts";
import { switchesApi } from "../switches/server/api.ts";
import { usersApi } from "../users/server/api.ts";

/** The calls of every topic. */
export const accountsApi: readonly BoundCall[] = [
  ...signInApi,
  ...invitationsApi,
  ...usersApi,
  ...activityLogApi,
  ...switchesApi,
  ...profileApi,
  ...privacyApi,
];
