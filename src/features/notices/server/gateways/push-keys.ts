import { createECDH, hkdfSync } from "node:crypto";

/** The key pair that identifies us to push services and phones. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Derived from the secret, so that every instance has the same keys and none are stored. */
export function pushKeysFrom(secret: string): PushKeys {
  const curve = createECDH("prime256v1");
  // One number in four thousand million is not a valid key; then the next one is tried.
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
