import { createECDH, hkdfSync } from "node:crypto";

/** By which push services know us, and phones that a notification is ours. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Made from the secret, so that every instance has the same and nothing has to be kept. */
export function pushKeysFrom(secret: string): PushKeys {
  const curve = createECDH("prime256v1");
  // One number in four thousand million is none of the curve: the next one is taken then.
  for (let attempt = 0; ; attempt++) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "", `push:${attempt}`, 32));
    try {
      curve.setPrivateKey(bytes);
      return { publicKey: curve.getPublicKey("base64url"), privateKey: bytes.toString("base64url") };
    } catch (error) {
      if (attempt > 10) throw error;
    }
  }
}
