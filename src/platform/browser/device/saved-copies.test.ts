import { expect, test } from "vitest";
import { seal, unseal } from "./saved-copies.ts";

const aKey = () => crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
const plain = { name: "my-trips", userId: "sipho", savedAt: 1, text: JSON.stringify({ phone: "+27 82 555 0100" }) };

test("a copy is read by its own account with its own key, and is not to be read otherwise", async () => {
  const key = await aKey();
  const sealed = await seal(key, plain);
  expect(Buffer.from(sealed.bytes).toString("latin1")).not.toContain("555");
  expect(await unseal(key, sealed, "sipho")).toEqual({
    name: "my-trips",
    savedAt: 1,
    value: { phone: "+27 82 555 0100" },
  });
  expect(await unseal(key, sealed, "thandi")).toBeUndefined();
  expect(await unseal(await aKey(), sealed, "sipho")).toBeUndefined();
});

test("a copy that was altered, or passed off as another or a newer one, is none", async () => {
  const key = await aKey();
  const sealed = await seal(key, plain);
  const altered = new Uint8Array(sealed.bytes.slice(0));
  altered[0] = (altered[0] ?? 0) ^ 1;
  expect(await unseal(key, { ...sealed, bytes: altered.buffer }, "sipho")).toBeUndefined();
  expect(await unseal(key, { ...sealed, name: "my-driver-profile" }, "sipho")).toBeUndefined();
  expect(await unseal(key, { ...sealed, savedAt: 2 }, "sipho")).toBeUndefined();
  const again = await seal(key, plain);
  expect(Buffer.from(again.bytes).equals(Buffer.from(sealed.bytes))).toBe(false);
});

test("the key cannot be taken out of the browser", async () => {
  await expect(crypto.subtle.exportKey("raw", await aKey())).rejects.toThrow();
});
