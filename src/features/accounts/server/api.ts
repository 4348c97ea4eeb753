import type { BoundCall } from "#platform/bind.ts";
import type { Erasures } from "#platform/erasures.ts";
import { activityLogApi } from "../activity-log/server/api.ts";
import { invitationsApi } from "../invitations/server/api.ts";
import { privacyApi } from "../privacy/server/api.ts";
import { profileApi } from "../profile/server/api.ts";
import { signInApi } from "../sign-in/server/api.ts";
import { switchesApi } from "../switches/server/api.ts";
import { usersApi } from "../users/server/api.ts";
import type { TokenMaker } from "./make-tokens.ts";

type Settings = { readonly demo: boolean };

/** The calls of every topic. */
export const accountsApi = (settings: Settings, tokens: TokenMaker, erasures: Erasures): readonly BoundCall[] => [
  ...signInApi(settings),
  ...invitationsApi(tokens),
  ...usersApi(tokens),
  ...activityLogApi,
  ...switchesApi,
  ...profileApi,
  ...privacyApi(erasures),
];
