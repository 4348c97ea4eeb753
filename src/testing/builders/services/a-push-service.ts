import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { readonly path: string; readonly text: string; readonly isSigned: boolean };

/** A phone's half of a subscription: the keys it sends to the server, and the private key to decrypt with. */
export function aPhone() {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    /** RFC 8291: the body starts with a salt and the sender's key; a byte 2 ends the text. */
    read(body: Buffer): string {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const derive = (key: Uint8Array, seed: Uint8Array, about: Buffer, length: number) =>
        Buffer.from(hkdfSync("sha256", key, seed, about, length));
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const shared = derive(curve.computeSecret(sender), auth, about, 32);
      const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

type Phone = ReturnType<typeof aPhone>;

/**
 * Stand-in for a browser's push service: it accepts messages to a phone's address, and the phone decrypts
 * them.
 */
export async function aPushService(phones: Readonly<Record<string, Phone | number>>) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const phone = phones[path];
    const body = await bodyOf(request);
    if (typeof phone === "number" || !phone) return void response.writeHead(phone ?? 404).end();
    received.push({ path, text: phone.read(body), isSigned: isSigned(request.headers.authorization ?? "") });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    addressOf: (path: string) => `http://${host}${path}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** RFC 8292: the token is signed with the key that it comes with. */
function isSigned(authorization: string): boolean {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const [head, claims, seal = ""] = token.split(".");
  const signer = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  return verify("sha256", Buffer.from(`${head}.${claims}`), signer, Buffer.from(seal, "base64url"));
}
