import { sessionLife } from "#domain/account/session-rules.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { noteSignIn } from "./account-store.ts";
import { type Account, asksForFactor, findAccount } from "./account-views.ts";
import { describeOwing, describeUser, metadataOf } from "./describe-user.ts";
import { accessSeconds, type TokenMaker } from "./make-tokens.ts";
import { insertSession, type SessionRow } from "./session-store.ts";

export type SessionRequest = {
  readonly userId: string;
  /** How this person signed in: `password`, `otp`, `invite`. */
  readonly methods: readonly string[];
  readonly assurance?: 1 | 2;
  /** The super-user viewing the site as them, for half an hour and without changing anything. */
  readonly impersonatorId?: string;
};

export type OpenedSession = Awaited<ReturnType<typeof describeSession>>;

/** Signs someone in, in the caller's transaction. The caller has checked their identity. */
export async function openSession(ctx: Context, tokens: TokenMaker, request: SessionRequest): Promise<OpenedSession> {
  // Locks the account's row: a second factor being set up right now is either seen here or ends the session.
  if (!request.impersonatorId) await noteSignIn(ctx.db, request.userId, ctx.now);
  const account = await findAccount(ctx.db, { id: request.userId });
  if (!account) throw new Error(`There is no user ${request.userId}.`);

  const session = await insertSession(ctx.db, newSession(ctx, account, request));
  await recordAudit(asPerson(ctx, account, session), {
    action: request.impersonatorId ? "session.impersonated" : "session.opened",
    subject: { kind: "user", id: account.id },
    details: { session_id: session.id, methods: request.methods },
  });

  return describeSession(tokens, { ...account, lastSignInAt: ctx.now }, session, ctx.now);
}

function newSession(ctx: Context, account: Account, request: SessionRequest) {
  const life = sessionLife(account.roles, request.impersonatorId !== undefined);
  const timestamp = Math.floor(ctx.now.getTime() / 1000);
  return {
    id: ctx.newId(),
    userId: account.id,
    rotatedAt: ctx.now,
    assurance: request.assurance ?? 1,
    methods: request.methods.map((method) => ({ method, timestamp })),
    factorAt: request.assurance === 2 ? ctx.now : null,
    userAgent: ctx.caller.userAgent.slice(0, 300),
    ip: ctx.caller.address,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    idleUntil: new Date(ctx.now.getTime() + life.idle),
    endsAt: new Date(ctx.now.getTime() + life.longest),
    impersonatorId: request.impersonatorId ?? null,
  };
}

/** For the log: someone signing in is still a visitor to the request. */
export const asPerson = (ctx: Context, account: Pick<Account, "id" | "roles">, session: SessionRow): Context => ({
  ...ctx,
  actor: {
    kind: "person",
    userId: account.id,
    roles: account.roles,
    session: {
      id: session.id,
      assurance: session.assurance,
      factorAt: session.factorAt ?? undefined,
      impersonatorId: session.impersonatorId ?? undefined,
    },
  },
});

/** The session as the official client expects it: both tokens and the user. */
export async function describeSession(tokens: TokenMaker, account: Account, session: SessionRow, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  const left = Math.floor((session.endsAt.getTime() - now.getTime()) / 1000);
  const expiresIn = Math.max(1, Math.min(accessSeconds, left));
  const hasFactor = asksForFactor(account);
  const owesFactor = hasFactor && session.assurance < 2 && !session.impersonatorId;
  const user = (owesFactor ? describeOwing : describeUser)(account, session.impersonatorId);
  const claims = {
    sub: account.id,
    session_id: session.id,
    aal: session.assurance === 2 ? ("aal2" as const) : ("aal1" as const),
    amr: [...session.methods],
    email: account.email,
    app_metadata: metadataOf(account, session.impersonatorId),
    user_metadata: user.user_metadata,
    has_factor: hasFactor,
    exp: seconds + expiresIn,
  };
  return {
    access_token: await tokens.signAccess(claims, now),
    token_type: "bearer" as const,
    expires_in: expiresIn,
    expires_at: seconds + expiresIn,
    refresh_token: tokens.makeRefresh({ sessionId: session.id, counter: session.counter }),
    user,
  };
}
