import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aQuickMessage } from "#testing/builders/people/a-message.ts";
import { eventually } from "#testing/eventually.ts";
import {
  aBrowser,
  aSignedUpPerson,
  emailCount,
  type Instances,
  latestEmail,
  openTwoInstances,
  password,
} from "#testing/two-instances.ts";

let instances: Instances;
beforeAll(async () => {
  instances = await openTwoInstances();
});
afterAll(() => instances.close());

const auth = (path: string, init: RequestInit = {}) => fetch(`${instances.one.url}/auth/v1${path}`, init);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  auth(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const audited = async (userId: string) =>
  (await instances.pool.query("select action from audit_log where subject_id = $1 order by at, id", [userId])).rows.map(
    (row) => row.action,
  );

describe("signing up", () => {
  test("gives no session before the address is confirmed, then one", async () => {
    const client = aBrowser(instances.one.url);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const made = await client.signUp({ email: "New@Example.com", password, options: { data: { name: "Anele Zulu" } } });
    expect(made.error).toBeNull();
    expect(made.data.session).toBeNull();
    expect(made.data.user).toMatchObject({ email: "new@example.com", user_metadata: { name: "Anele Zulu" } });

    const early = await client.signInWithPassword({ email: "new@example.com", password });
    expect(early.error?.code).toBe("email_not_confirmed");

    const email = await latestEmail(instances.pool, "new@example.com");
    expect(email).toMatchObject({ type: "signup", template: "auth-signup" });
    expect(email.body).toContain("http://localhost/auth?type=signup&token_hash=");
    const verified = await client.verifyOtp({ type: "signup", token_hash: email.tokenHash });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({ app_metadata: { roles: [] }, email_confirmed_at: expect.any(String) });
    expect(events).toContain("SIGNED_IN");

    const again = await aBrowser(instances.one.url).verifyOtp({ type: "signup", token_hash: email.tokenHash });
    expect(again.error?.code).toBe("otp_expired");
    expect(await audited(verified.data.user?.id ?? "")).toEqual([
      "user.signed_up",
      "user.email_confirmed",
      "session.opened",
    ]);
  });

  test("works with the code as well, five wrong ones and it is over", async () => {
    const client = aBrowser(instances.one.url);
    await client.signUp({ email: "coder@example.com", password });
    const { code } = await latestEmail(instances.pool, "coder@example.com");
    const wrong = code === "000000" ? "111111" : "000000";
    for (let tries = 0; tries < 4; tries++)
      expect(
        (await client.verifyOtp({ email: "coder@example.com", token: wrong, type: "email" })).error,
      ).not.toBeNull();
    const right = await client.verifyOtp({ email: "coder@example.com", token: code, type: "email" });
    expect(right.data.session).not.toBeNull();

    await client.signUp({ email: "guesser@example.com", password });
    const theirs = await latestEmail(instances.pool, "guesser@example.com");
    for (let tries = 0; tries < 5; tries++)
      await client.verifyOtp({ email: "guesser@example.com", token: "abcdef", type: "email" });
    const late = await client.verifyOtp({ email: "guesser@example.com", token: theirs.code, type: "email" });
    expect(late.error?.code).toBe("otp_expired");
  });

  test("with a known address looks the same, and tells its owner by mail", async () => {
    await aSignedUpPerson(instances, "known@example.com");
    const shape = (user: object | null) => Object.keys(user ?? {}).sort();
    const known = await aBrowser(instances.one.url).signUp({
      email: "known@example.com",
      password: "something else 1",
    });
    const fresh = await aBrowser(instances.one.url).signUp({
      email: "fresh@example.com",
      password: "something else 1",
    });
    expect(shape(known.data.user)).toEqual(shape(fresh.data.user));
    expect(known.error).toEqual(fresh.error);
    expect((await latestEmail(instances.pool, "known@example.com")).template).toBe("auth-address-taken");
    const stranger = await aBrowser(instances.one.url).signInWithPassword({
      email: "known@example.com",
      password: "something else 1",
    });
    expect(stranger.error?.code).toBe("invalid_credentials");
  });

  test("a second time before confirming leaves no one's password standing", async () => {
    const client = aBrowser(instances.one.url);
    await client.signUp({ email: "wanted@example.com", password: "the thief knows it" });
    await client.signUp({ email: "wanted@example.com", password });
    const email = await latestEmail(instances.pool, "wanted@example.com");
    expect(email.type).toBe("recovery");
    await client.verifyOtp({ type: "recovery", token_hash: email.tokenHash });
    const thief = await aBrowser(instances.one.url).signInWithPassword({
      email: "wanted@example.com",
      password: "the thief knows it",
    });
    expect(thief.error?.code).toBe("invalid_credentials");
    expect((await client.updateUser({ password })).error).toBeNull();
  });

  test("refuses a weak password, and everyone while it is switched off", async () => {
    const weak = await aBrowser(instances.one.url).signUp({ email: "weak@example.com", password: "password1!" });
    expect(weak.error).toMatchObject({ code: "weak_password", status: 422 });
    await instances.pool.query(
      "insert into feature_switches (name, is_on, updated_at) values ('customer_signup', false, now())",
    );
    const closed = await aBrowser(instances.one.url).signUp({ email: "late@example.com", password });
    expect(closed.error).toMatchObject({ code: "signup_disabled", status: 422 });
    expect(await (await auth("/settings")).json()).toMatchObject({ disable_signup: true });
    await instances.pool.query("delete from feature_switches");
  });
});

describe("signing in", () => {
  test("with the password, in a token that anyone can check against the published keys", async () => {
    const { email, userId } = await aSignedUpPerson(instances, "signer@example.com");
    const client = aBrowser(instances.one.url);
    expect((await client.signInWithPassword({ email, password: "not this one" })).error?.code).toBe(
      "invalid_credentials",
    );
    const { data } = await client.signInWithPassword({ email, password });
    const keys = createRemoteJWKSet(new URL(`${instances.one.url}/auth/v1/.well-known/jwks.json`));
    const { payload } = await jwtVerify(data.session?.access_token ?? "", keys, { audience: "authenticated" });
    expect(payload).toMatchObject({
      sub: userId,
      aal: "aal1",
      role: "authenticated",
      iss: "http://localhost/auth/v1",
      app_metadata: { roles: [] },
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
    const claims = await client.getClaims();
    expect(claims.data?.claims.sub).toBe(userId);
    expect((await client.getUser()).data.user?.id).toBe(userId);
  });

  test("with a magic link, also for someone new; a silent answer to anyone who must not be made", async () => {
    const client = aBrowser(instances.one.url);
    expect((await client.signInWithOtp({ email: "magic@example.com" })).error).toBeNull();
    const email = await latestEmail(instances.pool, "magic@example.com");
    const { data } = await client.verifyOtp({ type: "magiclink", token_hash: email.tokenHash });
    expect(data.user?.email).toBe("magic@example.com");
    const nobody = await client.signInWithOtp({ email: "no@example.com", options: { shouldCreateUser: false } });
    expect(nobody.error).toBeNull();
    expect(await emailCount(instances.pool, "no@example.com")).toBe(0);
  });

  test("is refused to anyone who is suspended, and anyone who was in is out", async () => {
    const { client, email, userId } = await aSignedUpPerson(instances, "banned@example.com");
    await instances.pool.query("update users set status = 'suspended' where id = $1", [userId]);
    expect((await aBrowser(instances.one.url).signInWithPassword({ email, password })).error?.code).toBe("user_banned");
    expect((await client.refreshSession()).error?.code).toBe("user_banned");
  });
});

describe("an own account", () => {
  test("a forgotten password: the link opens the account and says what it is for", async () => {
    const { client: old, email } = await aSignedUpPerson(instances, "forgetful@example.com");
    const client = aBrowser(instances.one.url);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    expect((await client.resetPasswordForEmail("stranger@example.com")).error).toBeNull();
    expect(await emailCount(instances.pool, "stranger@example.com")).toBe(0);
    const { tokenHash } = await latestEmail(instances.pool, email);
    await client.verifyOtp({ type: "recovery", token_hash: tokenHash });
    expect(events).toContain("PASSWORD_RECOVERY");
    expect((await client.updateUser({ password })).error?.code).toBe("same_password");
    const guess = await client.updateUser({ password: "a brand new one", current_password: "a mere guess" });
    expect(guess.error?.code).toBe("invalid_credentials");
    expect((await client.updateUser({ password: "a brand new one" })).error).toBeNull();
    expect((await latestEmail(instances.pool, email)).template).toBe("auth-password-changed");
    // The other instance hears of it a moment later.
    await eventually(async () => expect((await old.getUser()).error).not.toBeNull());
    expect((await client.getUser()).error).toBeNull();
    expect((await aBrowser(instances.one.url).signInWithPassword({ email, password })).error).not.toBeNull();
  });

  test("name and phone at once, a new address once it is confirmed", async () => {
    const { client } = await aSignedUpPerson(instances, "mover@example.com");
    const changed = await client.updateUser({
      data: { name: "Thandi M.", phone: "+27 82 555 0199", roles: ["admin"] },
    });
    expect(changed.data.user).toMatchObject({
      user_metadata: { name: "Thandi M.", phone: "+27 82 555 0199" },
      app_metadata: { roles: [] },
    });
    const result = await client.updateUser({ email: "moved@example.com" });
    expect(result.data.user).toMatchObject({ email: "mover@example.com", new_email: "moved@example.com" });
    const { tokenHash } = await latestEmail(instances.pool, "moved@example.com");
    const { data } = await client.verifyOtp({ type: "email_change", token_hash: tokenHash });
    expect(data.user?.email).toBe("moved@example.com");
    expect((await latestEmail(instances.pool, "mover@example.com")).template).toBe("auth-email-changed");
    expect(
      (await aBrowser(instances.one.url).signInWithPassword({ email: "moved@example.com", password })).error,
    ).toBeNull();
  });

  test("an address that someone has is not given away, and its owner hears of it", async () => {
    const { client } = await aSignedUpPerson(instances, "taker@example.com");
    await aSignedUpPerson(instances, "holder@example.com");
    const result = await client.updateUser({ email: "holder@example.com" });
    expect(result.error).toBeNull();
    expect((await latestEmail(instances.pool, "holder@example.com")).template).toBe("auth-address-taken");
  });

  test("a browser left open for days asks for the password or a code before it changes one", async () => {
    const { client, email } = await aSignedUpPerson(instances, "left-open@example.com");
    instances.wait(25 * 3600);
    await client.refreshSession();
    expect((await client.updateUser({ password: "taken over now" })).error?.code).toBe("reauthentication_needed");
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = await latestEmail(instances.pool, email);
    const wrong = await client.updateUser({ password: "taken over now", nonce: "12" });
    expect(wrong.error?.code).toBe("reauthentication_not_valid");
    expect((await client.updateUser({ password: "changed by me", nonce: code })).error).toBeNull();
  });
});

describe("calls", () => {
  test("are made with the token as client libraries send it, and without one as a visitor", async () => {
    const { session } = await aSignedUpPerson(instances, "caller@example.com");
    const invoke = (token?: string) =>
      fetch(`${instances.one.url}/functions/v1/my-profile`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: "{}",
      });
    expect((await invoke()).status).toBe(401);
    const answer = await invoke(session.access_token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true });
  });

  test("with the words Bearer undefined are a visitor's", async () => {
    const answer = await fetch(`${instances.one.url}/functions/v1/submit-quote`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer undefined" },
      body: JSON.stringify(aQuickMessage()),
    });
    expect(answer.status).toBe(200);
    expect((await auth("/user", { headers: { authorization: "Bearer undefined" } })).status).toBe(401);
    expect((await auth("/user", { headers: { authorization: "Bearer a.b.c" } })).status).toBe(403);
  });
});

describe("what is not asked properly", () => {
  test.each([
    ["from another site", { origin: "https://evil.example" }, 403],
    ["across sites, as the browser says", { "sec-fetch-site": "cross-site" }, 403],
    ["as a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ])("%s is refused, with no cookie and the version it speaks", async (_how, headers, status) => {
    const answer = await post("/token?grant_type=password", { email: "a@example.com", password }, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test("gets the reason for a refusal", async () => {
    expect((await post("/token?grant_type=magic", {})).status).toBe(400);
    expect((await post("/signup", { email: "no address", password })).status).toBe(400);
    expect((await post("/signup", "{")).status).toBe(400);
    expect((await auth("/nowhere")).status).toBe(404);
  });
});
