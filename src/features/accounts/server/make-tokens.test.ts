import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { createKeyring } from "./derive-keys.ts";
import { type AccessClaims, createTokenMaker } from "./make-tokens.ts";

const [old, current] = ["the secret of last year, long enough", "the secret of this year, long enough"];
const before = createTokenMaker(old, "https://cts.example");
const during = createTokenMaker(current, "https://cts.example", old);
const after = createTokenMaker(current, "https://cts.example");

const now = new Date();
const claims: AccessClaims = {
  sub: newId(),
  session_id: newId(),
  aal: "aal1",
  amr: [{ method: "password", timestamp: 1 }],
  email: "thandi@example.com",
  app_metadata: { provider: "email", roles: ["driver"] },
  user_metadata: { name: "Thandi", phone: "" },
  exp: Math.floor(now.getTime() / 1000) + 600,
};

test("every instance derives the same keys from the secret", async () => {
  const token = await before.signAccess(claims, now);
  expect(await createTokenMaker(old, "https://cts.example").readAccess(token)).toEqual(claims);
});

test("while a secret is replaced both are believed, and afterwards the new one alone", async () => {
  const token = await before.signAccess(claims, now);
  const refresh = before.makeRefresh({ sessionId: claims.session_id, counter: 41 });
  expect(during.publicKeys.map(({ kid }) => kid)).toEqual([after.publicKeys[0]?.kid, before.publicKeys[0]?.kid]);
  expect(await during.readAccess(token)).toEqual(claims);
  expect(during.readRefresh(refresh)).toEqual({ sessionId: claims.session_id, counter: 41 });
  expect(await after.readAccess(token)).toBeUndefined();
  expect(after.readRefresh(refresh)).toBeUndefined();
  expect(await after.readAccess(await during.signAccess(claims, now))).toEqual(claims);
});

test("a sealed text opens with the secret that sealed it, in use or laid aside", () => {
  const sealed = before.keyring.seal("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(during.keyring.open(sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(after.keyring.open(sealed)).toBeUndefined();
  expect(after.keyring.open("too short")).toBeUndefined();
});

test("what was signed for one purpose is nothing for another", () => {
  const keyring = createKeyring(current);
  expect(keyring.matches("code", "123456", keyring.mac("code", "123456"))).toBe(true);
  expect(keyring.matches("refresh", "123456", keyring.mac("code", "123456"))).toBe(false);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const withPayload = (token: string, payload: object) => token.replace(/\.[^.]+\./, `.${part(payload)}.`);

test.each([
  ["expired", (token: string) => token, { exp: Math.floor(now.getTime() / 1000) - 1 }],
  ["changed", (token: string) => withPayload(token, { ...claims, aud: "authenticated", aal: "aal2" }), {}],
  ["not signed", (token: string) => `${token.split(".").slice(0, 2).join(".")}.`, {}],
  ["no token", () => "hello", {}],
])("a token that is %s is not believed", async (_how, spoil, changes) => {
  expect(await after.readAccess(spoil(await after.signAccess({ ...claims, ...changes }, now)))).toBeUndefined();
});

test("nor is one that claims to need no signature", async () => {
  const forged = `${part({ alg: "none", kid: after.publicKeys[0]?.kid })}.${part({ ...claims, aud: "authenticated" })}.`;
  expect(await after.readAccess(forged)).toBeUndefined();
});
