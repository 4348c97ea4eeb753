import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { roles } from "#domain/account/roles.ts";
import { createKeyring, type Keyring, type PublicJwk } from "./derive-keys.ts";

/** Far longer than the client's margin of 90 seconds and its tick of 30; short enough to contain roles. */
export const accessSeconds = 600;

const accessClaims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(["aal1", "aal2"]),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  email: z.string(),
  app_metadata: z.object({
    provider: z.literal("email"),
    roles: z.array(z.enum(roles)),
    impersonator_id: z.string().optional(),
  }),
  user_metadata: z.object({ name: z.string(), phone: z.string() }),
  /** Whether the account had a second factor when the token was made. Setting one up ends every token from before. */
  has_factor: z.boolean().optional(),
  exp: z.number(),
});

export type AccessClaims = z.output<typeof accessClaims>;
export type RefreshClaims = { readonly sessionId: string; readonly counter: number };

/** Makes and reads the two tokens of a session, from the secret alone. */
export type TokenMaker = {
  readonly keyring: Keyring;
  readonly publicKeys: readonly PublicJwk[];
  signAccess(claims: AccessClaims, now: Date): Promise<string>;
  readAccess(token: string): Promise<AccessClaims | undefined>;
  makeRefresh(claims: RefreshClaims): string;
  readRefresh(token: string): RefreshClaims | undefined;
};

export function createTokenMaker(appSecret: string, siteUrl: string, olderSecret?: string): TokenMaker {
  const keyring = createKeyring(appSecret, olderSecret);
  const keyOf = new Map(keyring.signing.map((key) => [key.kid, key.publicKey]));
  const [signer] = keyring.signing;
  return {
    keyring,
    publicKeys: keyring.signing.map((key) => key.jwk),
    signAccess: ({ exp, ...claims }, now) =>
      new SignJWT({ ...claims, role: "authenticated" })
        .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: signer.kid })
        .setIssuer(`${siteUrl}/auth/v1`)
        .setAudience("authenticated")
        .setIssuedAt(now)
        .setExpirationTime(exp)
        .sign(signer.privateKey),
    readAccess: (token) => readAccess(token, keyOf),
    makeRefresh: (claims) => writeRefresh(claims, keyring),
    readRefresh: (token) => readRefresh(token, keyring),
  };
}

async function readAccess(token: string, keyOf: ReadonlyMap<string, AccessKey>): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => found(keyOf.get(kid ?? "")), {
      algorithms: ["ES256"],
      audience: "authenticated",
    });
    return accessClaims.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof UnknownKey) return undefined;
    throw error;
  }
}

type AccessKey = Keyring["signing"][number]["publicKey"];
class UnknownKey extends Error {}

function found(key: AccessKey | undefined): AccessKey {
  if (!key) throw new UnknownKey();
  return key;
}

/** Session, counter and a keyed hash of both: nothing in the database can be presented as a token. */
function writeRefresh({ sessionId, counter }: RefreshClaims, keyring: Keyring): string {
  const body = `${sessionId}.${counter.toString(36)}`;
  return `${Buffer.from(body).toString("base64url")}.${keyring.mac("refresh", body)}`;
}

function readRefresh(token: string, keyring: Keyring): RefreshClaims | undefined {
  const [encoded = "", mac = ""] = token.split(".");
  const body = Buffer.from(encoded, "base64url").toString("utf8");
  if (!keyring.matches("refresh", body, mac)) return undefined;
  const [sessionId = "", counter = ""] = body.split(".");
  return { sessionId, counter: Number.parseInt(counter, 36) };
}
