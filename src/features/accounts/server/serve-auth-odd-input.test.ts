import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import type { SignedInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { openTestSite } from "#testing/test-site.ts";
import { cheapHasher } from "#testing/two-instances.ts";
import { endpoints } from "../../../app/serve-auth.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
let site: Site;
let person: SignedInPerson;
beforeAll(async () => {
  site = await openTestSite({}, { hasher: cheapHasher, pace: { slowDown: 0, atLeast: 0 } });
  person = await site.as("driver", { assurance: 2 });
});
afterAll(() => site.close());

/** The parameters of each address; any other takes nothing from the body. */
const fields: Readonly<Record<string, readonly string[]>> = {
  "/auth/v1/signup": ["email", "password", "data"],
  "/auth/v1/token?grant_type=password": ["email", "password"],
  "/auth/v1/token?grant_type=refresh_token": ["refresh_token"],
  "/auth/v1/recover": ["email"],
  "/auth/v1/otp": ["email", "create_user", "data"],
  "/auth/v1/resend": ["email", "type"],
  "/auth/v1/verify": ["type", "token_hash", "email", "token"],
  "/auth/v1/user": ["email", "password", "current_password", "nonce", "data"],
  "/auth/v1/factors": ["factor_type", "friendly_name"],
  "/auth/v1/factors/recover": ["code"],
  "/auth/v1/factors/recovery-codes/verify": ["code"],
  "/rest/v1/rpc/has_role": ["_user_id", "_role"],
};
const fieldsOf = (address: string) =>
  fields[address] ?? (/factors\/[0-9a-f-]{36}\/verify$/.test(address) ? ["challenge_id", "code"] : []);

/** A request in which each of these could be right. */
const sound: Readonly<Record<string, unknown>> = {
  email: "odd@example.com",
  password: "Kloof Nek at dawn",
  data: { name: "Thandi" },
  type: "recovery",
  token: "123456",
  token_hash: "abc",
  create_user: true,
  refresh_token: "abc.def",
  factor_type: "totp",
  friendly_name: "Phone",
  challenge_id: newId(),
  code: "123456",
  _user_id: newId(),
  _role: "admin",
};

const oddities: Readonly<Record<string, string>> = {
  "half a character": '"\\ud800"',
  "half a character within text": '"a\\udfffb@example.com"',
  "the character zero": '"a\\u0000b"',
  "text of 15 000 characters": JSON.stringify("x".repeat(15_000)),
  "an address of 10 000 characters": JSON.stringify(`${"x".repeat(10_000)}@example.com`),
  "a number": "12345678901234567890",
  "a number past every range": "1e999",
  nothing: "null",
  "a list": '["a", {"b": 1}]',
  "an object": '{"toString": null, "__proto__": {"x": 1}}',
  yes: "true",
  "empty text": '""',
  "text from right to left": '"\\u202eevil\\ufeff"',
  "sql and markup": JSON.stringify("'; drop table users; -- <script>"),
};

/** Bodies that are no request at all. */
const bodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  nothing: "",
  "a list": "[]",
  "a text": '"text"',
  "a number": "7",
  null: "null",
  "no JSON": "{",
  "half a character": '{"email":"\ud800"}',
  "bytes that are no text": new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  "a zero byte": '{"email":"a\0b"}',
  "a deep one": `${"[".repeat(6000)}${"]".repeat(6000)}`,
  "the same name twice": '{"email":"a@example.com","email":7}',
  "too large a one": JSON.stringify({ email: "x".repeat(20_000) }),
};

type Answer = { status: number; text: string };

async function send(method: string, path: string, body: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  const answer = await site.app.request(path, {
    method,
    headers: { "content-type": "application/json", ...person.headers },
    ...(method !== "GET" && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** The problem with an answer, or nothing. */
function wrongWith({ status, text }: Answer): string | undefined {
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return undefined;
  const { code, message } = JSON.parse(text);
  return typeof code === "string" && typeof message === "string" && code && message ? undefined : text;
}

const addressesOf = (path: string) => {
  if (path.endsWith("/token"))
    return ["password", "refresh_token", "pkce", "", "\ud800", "%00", "%ff"].map(
      (kind) => `${path}?grant_type=${kind}`,
    );
  if (path.endsWith("/logout")) return [`${path}?scope=%00`, `${path}?scope=%ff`];
  return path.includes(":id")
    ? [newId(), "%00", "%ff", "%ED%A0%80", "x".repeat(3000)].map((id) => path.replace(":id", id))
    : [path];
};
// A sign-out would end the session that the others are asked with.
const request = endpoints
  .filter(([, path]) => !path.endsWith("/logout"))
  .flatMap(([method, path]) => addressesOf(path).map((address) => [method, address] as const));

describe("odd input is answered as a mistake of the sender", () => {
  test.each(request)("%s %s", async (method, address) => {
    const wrong: string[] = [];
    const look = async (what: string, body: string | Uint8Array<ArrayBuffer>) => {
      const problem = wrongWith(await send(method, address, body));
      if (problem) wrong.push(`${what}: ${problem}`);
    };
    for (const [what, body] of Object.entries(bodies)) await look(what, body);
    for (const field of fieldsOf(address))
      for (const [what, value] of Object.entries(oddities)) {
        const rest = Object.entries(sound).filter(([name]) => name !== field);
        const parts = rest.map(([name, other]) => `"${name}":${JSON.stringify(other)}`);
        await look(`${field} is ${what}`, `{${[...parts, `"${field}":${value}`].join(",")}}`);
      }
    expect(wrong).toEqual([]);
  });

  test("the person's own data, one by one", async () => {
    for (const name of ["name", "phone"])
      for (const value of Object.values(oddities)) {
        const answer = await send("PUT", "/auth/v1/user", `{"data":{"${name}":${value}}}`);
        expect([value, wrongWith(answer)]).toEqual([value, undefined]);
      }
  });

  test("half a character is refused, a whole one is kept", async () => {
    expect(await send("PUT", "/auth/v1/user", '{"data":{"name":"a\\ud83d"}}')).toMatchObject({ status: 400 });
    const { status, text } = await send("PUT", "/auth/v1/user", '{"data":{"name":"Th\\u00e1ndi \\ud83d\\ude8c"}}');
    expect([status, JSON.parse(text).user_metadata.name]).toEqual([200, "Thándi 🚌"]);
  });

  test("odd headers", async () => {
    for (const authorization of ["Bearer", "Bearer a.b.c", `Bearer ${"x".repeat(9000)}`, "Basic x", "Bearer ..", "ÿ"]) {
      const answer = await site.app.request("/auth/v1/user", { headers: { authorization } });
      expect([401, 403]).toContain(answer.status);
    }
    const agent = { "user-agent": "\u00ff".repeat(400), "content-type": "application/json" };
    const body = JSON.stringify({ email: "nobody@example.com", password: "wrong and long" });
    const answer = await site.app.request("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: agent,
      body,
    });
    expect(answer.status).toBe(400);
  });
});

test("a refresh is never answered 404 or 429, whatever is sent", async () => {
  const address = "/auth/v1/token?grant_type=refresh_token";
  for (const value of Object.values(oddities)) {
    const { status } = await send("POST", address, `{"refresh_token":${value}}`);
    expect(status).toBe(400);
  }
});
