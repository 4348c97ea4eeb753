import type { Context, Hono } from "hono";
import { openDatabase } from "#db/connect.ts";
import { hasVerifiedFactor } from "#features/accounts/server/account-views.ts";
import { type Pace, standardPace } from "#features/accounts/server/handle-auth.ts";
import { type PasswordHasher, standardHasher } from "#features/accounts/server/hash-password.ts";
import { createTokenMaker, type TokenMaker } from "#features/accounts/server/make-tokens.ts";
import { createRecogniser } from "#features/accounts/server/recognise-caller.ts";
import { noRevocations, type Revocations } from "#features/accounts/server/revocation-views.ts";
import { authRoutes } from "#features/accounts/server/serve-auth.ts";
import { isSessionOpen } from "#features/accounts/server/session-store.ts";
import type { AccessRules } from "#platform/check-access.ts";
import type { Config } from "#platform/config.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import type { FindActor } from "#platform/http/serve-functions.ts";
import { inTransaction } from "#platform/transaction.ts";
import type { AppServices } from "./open-app.ts";

/** What tests replace: passwords that are cheap to hash, and no waiting on purpose. */
export type AccountSettings = {
  /** Without it every signed-in request looks its session up. */
  readonly revocations?: Revocations;
  readonly hasher?: PasswordHasher;
  readonly pace?: Pace;
};

type Input = AccountSettings & {
  config: Config;
  services: AppServices;
  limiter: RateLimiter;
  clientOf(c: Context): string;
};

export type Accounts = {
  readonly tokens: TokenMaker;
  readonly access: AccessRules;
  readonly findActor: FindActor;
  readonly routes: Hono;
};

/** How the company knows who is asking. */
export function openAccounts({ config, services, limiter, clientOf, ...settings }: Input): Accounts {
  const { siteUrl } = services.world;
  const { revocations = noRevocations, hasher = standardHasher, pace = standardPace } = settings;
  const db = openDatabase(services.pool);
  const tokens = createTokenMaker(config.appSecret, siteUrl, config.appSecretOld);
  const recogniser = createRecogniser({ tokens, revocations, isSessionOpen: (id) => isSessionOpen(db, id) });
  const access: AccessRules = {
    staffNeedsFactor: config.staffNeedsFactor ?? false,
    hasFactor: (userId) => hasVerifiedFactor(db, userId),
  };
  return {
    tokens,
    access,
    findActor: recogniser.findActor,
    routes: authRoutes({
      tokens,
      access,
      hasher,
      pace,
      limiter,
      db,
      recogniser,
      siteUrl,
      clientOf,
      world: services.world,
      inTransaction: (run) => inTransaction(services.pool, run),
    }),
  };
}
