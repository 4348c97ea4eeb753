import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** A public key in JWKS format. */
export type PublicJwk = { kty: "EC"; crv: "P-256"; x: string; y: string; kid: string; alg: "ES256"; use: "sig" };
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; jwk: PublicJwk };

/** Every key is derived from the one secret, each for its own purpose; an older secret still opens what it sealed. */
export type Keyring = {
  /** The first signs, all are believed. */
  readonly signing: readonly [SigningKey, ...SigningKey[]];
  /** A keyed hash, for values too short to be hashed alone. */
  mac(purpose: string, text: string): string;
  matches(purpose: string, text: string, mac: string): boolean;
  seal(text: string): string;
  /** Undefined when neither secret opens it. */
  open(sealed: string): string | undefined;
};

export function createKeyring(secret: string, olderSecret?: string): Keyring {
  const secrets = [secret, ...(olderSecret ? [olderSecret] : [])];
  const macKeys = secrets.map((one) => derive(one, "mac"));
  const sealKeys = secrets.map((one) => derive(one, "seal"));
  const [newest = secret, ...older] = secrets;
  return {
    signing: [signingKey(newest), ...older.map(signingKey)],
    mac: (purpose, text) => macWith(macKeys[0] ?? "", purpose, text),
    matches: (purpose, text, mac) => macKeys.some((key) => isSame(macWith(key, purpose, text), mac)),
    seal: (text) => sealWith(derive(newest, "seal"), text),
    open: (sealed) => sealKeys.map((key) => openWith(key, sealed)).find((text) => text !== undefined),
  };
}

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "cape-town-shuttle", `accounts ${purpose}`, 32));

const macWith = (key: Buffer | string, purpose: string, text: string) =>
  createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Derived from the secret, so that every instance has the same key without sharing a file. */
function signingKey(secret: string): SigningKey {
  const curve = createECDH("prime256v1");
  const scalar = derive(secret, "signing");
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const kid = createHash("sha256").update(point).digest("base64url").slice(0, 16);
  const shape = { kty: "EC", crv: "P-256", x, y } as const;
  return {
    kid,
    privateKey: createPrivateKey({ key: { ...shape, d: scalar.toString("base64url") }, format: "jwk" }),
    publicKey: createPublicKey({ key: shape, format: "jwk" }),
    jwk: { ...shape, kid, alg: "ES256", use: "sig" },
  };
}

function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

function openWith(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  try {
    cipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
