import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSessionFor, signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import {
  aBrowser,
  aSignedUpPerson,
  type Instances,
  latestEmail,
  openTwoInstances,
  password,
} from "#testing/two-instances.ts";

let instances: Instances;
beforeAll(async () => {
  instances = await openTwoInstances({ staffNeedsFactor: true });
});
afterAll(() => instances.close());

const codeFor = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: later() });
/** Each half minute has its own code, and each works once. */
let minutes = 0;
const later = () => Date.now() + minutes * 60_000;
function nextCode(secret: string) {
  minutes++;
  instances.wait(60);
  return codeFor(secret);
}

async function withFactor(email: string) {
  const person = await aSignedUpPerson(instances, email);
  const { data, error } = await person.client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  const { id: factorId, totp } = data;
  const verified = await person.client.mfa.challengeAndVerify({ factorId, code: nextCode(totp.secret) });
  return { ...person, factorId, totp, verified };
}
const tokenOf = async (client: ReturnType<typeof aBrowser>) =>
  (await client.getSession()).data.session?.access_token ?? "";
const ask = async (token: string, path: string, method = "POST", body: object = {}) => {
  const answer = await fetch(`${instances.one.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
};

describe("a second factor", () => {
  test("is set up with the official client, lifts this session and ends the others", async () => {
    const { client: other, email } = await aSignedUpPerson(instances, "careful@example.com");
    const client = aBrowser(instances.one.url);
    await client.signInWithPassword({ email, password });
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    expect(data?.totp.uri).toMatch(/^otpauth:\/\/totp\/Cape/);
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>$/);
    const factorId = data?.id ?? "";
    expect((await client.mfa.challengeAndVerify({ factorId, code: "000000" })).error?.code).toBe(
      "mfa_verification_failed",
    );
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: nextCode(data?.totp.secret ?? "") });
    expect(error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal2" });
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await latestEmail(instances.pool, email)).template).toBe("auth-factor-added");
    expect((await other.getUser()).error).not.toBeNull();
    const kept = await instances.pool.query("select secret from factors where id = $1", [factorId]);
    expect(kept.rows[0].secret).not.toContain(data?.totp.secret);
  });

  test("is asked for after the next sign-in, by password or by link, before anything that matters", async () => {
    const { email } = await withFactor("guarded@example.com");
    const client = aBrowser(instances.one.url);
    await client.signInWithPassword({ email, password });
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    expect((await client.updateUser({ password: "quite a new one" })).error?.code).toBe("insufficient_aal");
    expect((await client.mfa.enroll({ factorType: "totp", friendlyName: "Mine" })).error?.code).toBe(
      "insufficient_aal",
    );
    await client.resetPasswordForEmail(email);
    const { tokenHash } = await latestEmail(instances.pool, email);
    await client.verifyOtp({ type: "recovery", token_hash: tokenHash });
    expect((await client.updateUser({ password: "quite a new one" })).error?.code).toBe("insufficient_aal");
  });

  test("is owed by every way into the account, through every refresh, until it is shown", async () => {
    const { email, totp, factorId, session: before } = await withFactor("every-way@example.com");
    const profile = async (token: string) => (await ask(token, "/functions/v1/my-profile")).body;
    const owes = { success: false, error: "second_factor_needed" };
    // The token from before the factor was set up is over, as is every other session.
    await expect.poll(() => profile(before.access_token)).toMatchObject({ error: "sign_in_first" });
    const byPassword = aBrowser(instances.one.url);
    await byPassword.signInWithPassword({ email, password });
    const byLink = aBrowser(instances.one.url);
    await byLink.signInWithOtp({ email });
    const { tokenHash } = await latestEmail(instances.pool, email);
    await byLink.verifyOtp({ type: "magiclink", token_hash: tokenHash });
    const byRecovery = aBrowser(instances.other.url);
    await byRecovery.resetPasswordForEmail(email);
    const { code } = await latestEmail(instances.pool, email);
    await byRecovery.verifyOtp({ type: "recovery", email, token: code });
    for (const client of [byPassword, byLink, byRecovery]) {
      expect(await profile(await tokenOf(client))).toMatchObject(owes);
      await client.refreshSession();
      expect(await profile(await tokenOf(client))).toMatchObject(owes);
    }
    await byPassword.mfa.challengeAndVerify({ factorId, code: nextCode(totp.secret) });
    expect(await profile(await tokenOf(byPassword))).toMatchObject({ success: true });
  });

  test("that was only started is no proof where another one is owed", async () => {
    const { client, email } = await withFactor("half-done@example.com");
    const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Tablet" });
    const thief = aBrowser(instances.one.url);
    await thief.signInWithPassword({ email, password });
    const tried = { factorId: data?.id ?? "", code: nextCode(data?.totp.secret ?? "") };
    expect((await thief.mfa.challengeAndVerify(tried)).error?.code).toBe("insufficient_aal");
  });

  test("set up while someone signs in with the password leaves no session that knows nothing of it", async () => {
    const person = await aSignedUpPerson(instances, "same-moment@example.com");
    const { data } = await person.client.mfa.enroll({ factorType: "totp" });
    const code = nextCode(data?.totp.secret ?? "");
    const others = Array.from({ length: 8 }, (_, at) => aBrowser([instances.one, instances.other][at % 2]?.url ?? ""));
    await Promise.all([
      person.client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code }),
      ...others.map((client) => client.signInWithPassword({ email: person.email, password })),
    ]);
    for (const client of others) {
      const token = await tokenOf(client);
      const answered = async () => (await ask(token, "/functions/v1/my-profile")).body.error;
      await expect.poll(answered).toMatch(/^(second_factor_needed|sign_in_first)$/);
    }
  });

  test("accepts a code once, and five wrong ones end the challenge", async () => {
    const { client, factorId, totp } = await withFactor("once@example.com");
    const code = nextCode(totp.secret);
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe("mfa_verification_failed");
    const { data } = await client.mfa.challenge({ factorId });
    const challengeId = data?.id ?? "";
    for (let tries = 0; tries < 5; tries++) await client.mfa.verify({ factorId, challengeId, code: "12" });
    const late = await client.mfa.verify({ factorId, challengeId, code: nextCode(totp.secret) });
    expect(late.error?.code).toBe("mfa_challenge_expired");
  });

  test("of someone else does not exist", async () => {
    const { factorId } = await withFactor("owner@example.com");
    const { client } = await aSignedUpPerson(instances, "stranger@example.com");
    expect((await client.mfa.challenge({ factorId })).error?.code).toBe("mfa_factor_not_found");
    expect((await client.mfa.unenroll({ factorId })).error?.code).toBe("mfa_factor_not_found");
  });

  test("can be removed by anyone who shows it, and takes the assurance with it", async () => {
    const { client, factorId, email } = await withFactor("remover@example.com");
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    const { data } = await client.refreshSession();
    expect(data.user?.factors).toEqual([]);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal1");
    expect((await latestEmail(instances.pool, email)).template).toBe("auth-factor-removed");
  });
});

test("ten recovery codes, each good for one lift of the session", async () => {
  const { client, email } = await withFactor("lost-phone@example.com");
  const made = await ask(await tokenOf(client), "/auth/v1/factors/recovery-codes");
  expect(made.body.codes).toHaveLength(10);
  const [code] = made.body.codes;
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);

  const browser = aBrowser(instances.one.url);
  await browser.signInWithPassword({ email, password });
  const low = await tokenOf(browser);
  expect((await ask(low, "/auth/v1/factors/recovery-codes")).body.code).toBe("insufficient_aal");
  expect((await ask(low, "/auth/v1/factors/recover", "POST", { code: "AAAA-AAAA-AAAA" })).status).toBe(422);
  const lifted = await ask(low, "/auth/v1/factors/recover", "POST", { code: code.toLowerCase() });
  expect(lifted.status).toBe(200);
  const high: string = lifted.body.access_token;
  expect((await ask(high, "/auth/v1/factors/recovery-codes", "GET")).body).toMatchObject({ remaining: 9 });
  expect((await ask(low, "/auth/v1/factors/recover", "POST", { code })).status).toBe(422);
  expect((await latestEmail(instances.pool, email)).template).toBe("auth-recovery-code-used");
});

describe("staff", () => {
  const staffCall = "/functions/v1/find-users";
  test("without a second factor reaches nothing that only staff may do, and can still set one up", async () => {
    const admin = await signInPerson(instances.one, { roles: ["super_user"] });
    expect(await ask(admin.accessToken, staffCall)).toMatchObject({
      status: 403,
      body: { error: "second_factor_needed" },
    });
    expect((await ask(admin.accessToken, "/auth/v1/factors", "POST", { factor_type: "totp" })).status).toBe(200);
    const high = await openSessionFor(instances.one, admin, { assurance: 2 });
    expect((await ask(high.accessToken, staffCall)).body.error).not.toBe("second_factor_needed");
  });

  test("a session as another user changes nothing, in a call or in the account", async () => {
    const someone = await signInPerson(instances.one);
    const team = await signInPerson(instances.one, { roles: ["super_user"] });
    const look = await openSessionFor(instances.one, someone, { impersonatorId: team.userId });
    const me = await ask(look.accessToken, "/auth/v1/user", "GET");
    expect(me.body).toMatchObject({ id: someone.userId, app_metadata: { impersonator_id: team.userId } });
    const changed = await ask(look.accessToken, "/auth/v1/user", "PUT", { data: { name: "Someone Else" } });
    expect(changed).toMatchObject({ status: 403, body: { code: "read_only" } });
    const saved = await ask(look.accessToken, "/functions/v1/save-address", "POST", {
      label: "Home",
      address: "12 Kloof Street",
    });
    expect(saved).toMatchObject({ status: 403, body: { error: "read_only" } });
  });
});
