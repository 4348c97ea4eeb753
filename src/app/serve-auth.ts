import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode, StatusCode } from "hono/utils/http-status";
import { visitor } from "#domain/account/roles.ts";
import { challengeFactor } from "#features/accounts/security/server/challenge-factor.ts";
import { countRecoveryCodes } from "#features/accounts/security/server/count-recovery-codes.ts";
import { enrolFactor } from "#features/accounts/security/server/enrol-factor.ts";
import { listSessions } from "#features/accounts/security/server/list-sessions.ts";
import { makeRecoveryCodes } from "#features/accounts/security/server/make-recovery-codes.ts";
import { redeemRecoveryCode } from "#features/accounts/security/server/redeem-recovery-code.ts";
import { removeFactor } from "#features/accounts/security/server/remove-factor.ts";
import { revokeSession } from "#features/accounts/security/server/revoke-session.ts";
import { verifyFactor } from "#features/accounts/security/server/verify-factor.ts";
import { isSwitchedOn } from "#features/accounts/server/account-views.ts";
import type { AuthHandler, AuthRequest, PersonHandler } from "#features/accounts/server/handle-auth.ts";
import { PasswordsAreBusy } from "#features/accounts/server/hash-password.ts";
import { type AuthTools, openAuthContext } from "#features/accounts/server/open-auth-context.ts";
import type { Recognised } from "#features/accounts/server/recognise-caller.ts";
import { AuthRefused, type AuthReply, answer, refusal, refusals } from "#features/accounts/server/refuse-auth.ts";
import { answerHasRole } from "#features/accounts/sign-in/server/answer-has-role.ts";
import { changeUser } from "#features/accounts/sign-in/server/change-user.ts";
import { recoverAccount } from "#features/accounts/sign-in/server/recover-account.ts";
import { refreshSession } from "#features/accounts/sign-in/server/refresh-session.ts";
import { resendLink } from "#features/accounts/sign-in/server/resend-link.ts";
import { sendCode } from "#features/accounts/sign-in/server/send-code.ts";
import { sendMagicLink } from "#features/accounts/sign-in/server/send-magic-link.ts";
import { showUser } from "#features/accounts/sign-in/server/show-user.ts";
import { signIn } from "#features/accounts/sign-in/server/sign-in.ts";
import { signOut } from "#features/accounts/sign-in/server/sign-out.ts";
import { signUp } from "#features/accounts/sign-in/server/sign-up.ts";
import { verifyLink } from "#features/accounts/sign-in/server/verify-link.ts";
import type { Caller } from "#platform/context.ts";
import { readBody as readText } from "#platform/http/read-body.ts";
import { readJson } from "#platform/http/read-json.ts";
import { isCrossSite } from "#platform/http/serve-functions.ts";
import { newId } from "#platform/ids.ts";
import { replyToError } from "#platform/reply-to-error.ts";

/**
 * Who may call: anyone; any session; any session not viewing as another user (`session`); or of those only one that has
 * passed its owner’s second factor (`owner`).
 */
type Endpoint =
  | readonly ["GET" | "POST" | "PUT" | "DELETE", string, "anyone", AuthHandler]
  | readonly ["GET" | "POST" | "PUT" | "DELETE", string, "person" | "session" | "owner", PersonHandler];

export const endpoints: readonly Endpoint[] = [
  ["GET", "/auth/v1/health", "anyone", async () => answer({ name: "Accounts", version: "1" })],
  ["GET", "/auth/v1/settings", "anyone", showSettings],
  ["GET", "/auth/v1/.well-known/jwks.json", "anyone", showKeys],
  ["POST", "/auth/v1/signup", "anyone", signUp],
  ["POST", "/auth/v1/token", "anyone", grantToken],
  ["POST", "/auth/v1/recover", "anyone", recoverAccount],
  ["POST", "/auth/v1/otp", "anyone", sendMagicLink],
  ["POST", "/auth/v1/resend", "anyone", resendLink],
  ["POST", "/auth/v1/verify", "anyone", verifyLink],
  ["POST", "/auth/v1/logout", "person", signOut],
  ["GET", "/auth/v1/user", "person", showUser],
  ["PUT", "/auth/v1/user", "owner", changeUser],
  ["GET", "/auth/v1/reauthenticate", "owner", sendCode],
  ["POST", "/auth/v1/factors", "owner", enrolFactor],
  ["GET", "/auth/v1/factors/recovery-codes", "owner", countRecoveryCodes],
  ["POST", "/auth/v1/factors/recovery-codes", "owner", makeRecoveryCodes],
  ["POST", "/auth/v1/factors/recovery-codes/regenerate", "owner", makeRecoveryCodes],
  ["POST", "/auth/v1/factors/recovery-codes/verify", "session", redeemRecoveryCode],
  ["POST", "/auth/v1/factors/recover", "session", redeemRecoveryCode],
  ["POST", "/auth/v1/factors/:id/challenge", "session", challengeFactor],
  ["POST", "/auth/v1/factors/:id/verify", "session", verifyFactor],
  ["DELETE", "/auth/v1/factors/:id", "owner", removeFactor],
  ["GET", "/auth/v1/sessions", "owner", listSessions],
  ["DELETE", "/auth/v1/sessions/:id", "owner", revokeSession],
  ["POST", "/rest/v1/rpc/has_role", "anyone", answerHasRole],
];

/** The published API that the official client speaks. No cookies anywhere: callers show a token. */
export function authRoutes(tools: AuthTools): Hono {
  const routes = new Hono();
  for (const endpoint of endpoints) routes.on(endpoint[0], endpoint[1], (c) => serve(c, endpoint, tools));
  routes.all("/auth/v1/*", (c) => send(c, refusal(404, "not_found", "We couldn’t find that address.")));
  routes.all("/rest/v1/*", (c) => send(c, refusal(404, "PGRST202", "We couldn’t find that function.")));
  return routes;
}

async function serve(c: HonoContext, endpoint: Endpoint, tools: AuthTools): Promise<Response> {
  const started = performance.now();
  const reply = await answerSafely(c, endpoint, tools);
  const about = { path: endpoint[1], status: reply.status, correlationId: c.get("correlationId") };
  tools.world.log.info({ ...about, ms: Math.round(performance.now() - started) }, "account");
  return send(c, reply);
}

async function answerSafely(c: HonoContext, endpoint: Endpoint, tools: AuthTools): Promise<AuthReply> {
  try {
    return await answerEndpoint(c, endpoint, tools);
  } catch (error) {
    if (error instanceof AuthRefused) return error.reply;
    if (error instanceof PasswordsAreBusy) return refusals.busy();
    const { log, handed } = tools.world;
    const [, path] = endpoint;
    const { status, body } = replyToError(error, log, { path }, "sign-in broke", (code) =>
      handed.watch.broke({ code, correlationId: c.get("correlationId"), origin: "request", place: path, error }),
    );
    // The client keeps its session and retries; a status below 500 would sign its owner out.
    return status === 500 ? refusal(503, "unexpected_failure", String(body.message)) : refusals.busy();
  }
}

const bodyLimit = 16 * 1024;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function answerEndpoint(c: HonoContext, endpoint: Endpoint, tools: AuthTools): Promise<AuthReply> {
  const [method] = endpoint;
  const problem = method === "GET" ? undefined : guardWrite(c, tools.siteUrl);
  if (problem) return problem;
  const id = c.req.param("id");
  if (id !== undefined && !uuid.test(id)) return refusal(404, "not_found", "We couldn’t find that entry.");
  const body = method === "GET" ? {} : await jsonOf(c);
  const caller = { address: tools.clientOf(c), userAgent: c.req.header("user-agent") ?? "" };
  return run(endpoint, c, tools, {
    body,
    caller,
    who: await tools.recogniser.recognise(c.req.header("authorization")),
  });
}

type EndpointInput = { body: unknown; caller: Caller; who: Recognised };

function run(
  endpoint: Endpoint,
  c: HonoContext,
  tools: AuthTools,
  { body, caller, who }: EndpointInput,
): Promise<AuthReply> {
  const actor = who.is === "somebody" ? who.actor : visitor;
  const input: AuthRequest = {
    ...openAuthContext(tools, { actor, caller, correlationId: c.get("correlationId") ?? newId() }),
    body,
    query: (name) => c.req.query(name),
    param: (name) => c.req.param(name) ?? "",
  };
  if (endpoint[2] === "anyone") return endpoint[3](input);
  if (who.is === "nobody") throw new AuthRefused(refusals.noToken());
  if (who.is === "unbelievable") throw new AuthRefused(refusals.badToken());
  if (who.is === "over") throw new AuthRefused(refusals.sessionOver());
  const { impersonatorId, owesFactor } = who.actor.session;
  if (endpoint[2] !== "person" && impersonatorId) throw new AuthRefused(refusals.readOnly());
  if (endpoint[2] === "owner" && owesFactor) throw new AuthRefused(refusals.factorFirst());
  return endpoint[3]({ ...input, person: who.actor, methods: who.claims.amr });
}

function guardWrite(c: HonoContext, siteUrl: string): AuthReply | undefined {
  if (isCrossSite(c, siteUrl)) return refusal(403, "cross_site", "This call cannot be made from another site.");
  // Forms can’t send DELETE, and it has no body to read.
  if (c.req.method === "DELETE" || /^application\/json\b/i.test(c.req.header("content-type") ?? "")) return undefined;
  return refusal(415, "unsupported_content_type", "Send the request as application/json.");
}

async function jsonOf(c: HonoContext): Promise<unknown> {
  const text = await readText(c.req.raw, bodyLimit);
  if (text === undefined) throw new AuthRefused(refusal(413, "too_large", "The request is too large."));
  const json = readJson(text);
  if (json.kind !== "value") throw new AuthRefused(refusals.badJson());
  return json.value;
}

const apiVersion = { "x-supabase-api-version": "2024-01-01", "cache-control": "no-store" };

function send(c: HonoContext, { status, body, headers }: AuthReply): Response {
  const all = { ...apiVersion, ...headers };
  if (body === undefined) return c.body(null, status as StatusCode, all);
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, { "content-type": "application/json", ...all });
}

async function grantToken(input: AuthRequest): Promise<AuthReply> {
  const grant = input.query("grant_type");
  if (grant === "password") return signIn(input);
  if (grant === "refresh_token") return refreshSession(input);
  return refusals.malformed("grant_type must be password or refresh_token.");
}

async function showKeys({ tokens }: AuthRequest): Promise<AuthReply> {
  return { ...answer({ keys: tokens.publicKeys }), headers: { "cache-control": "public, max-age=600" } };
}

async function showSettings({ ctx }: AuthRequest): Promise<AuthReply> {
  return answer({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !(await isSwitchedOn(ctx.db, "customer_signup")),
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    mfa_enabled: true,
    saml_enabled: false,
  });
}
