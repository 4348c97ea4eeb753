import { expect, test } from "vitest";
import { addressOf, isMailable, isPhoneNumber, shownEmail } from "./caller-address.ts";

test("a caller without an email is known by their number, however it is written", () => {
  const kept = addressOf({ email: "", phone: "+27 82 555 0199" });
  expect(addressOf({ email: "", phone: "082 555 0199" })).toBe(kept);
  expect(addressOf({ email: "", phone: "082 555 0198" })).not.toBe(kept);
  expect(addressOf({ email: "thandi@example.com", phone: "082 555 0199" })).toBe("thandi@example.com");
  expect([isMailable(kept), shownEmail(kept)]).toEqual([false, ""]);
});

test.each([
  ["thandi@example.com", true],
  ["", false],
  ["erased@erased.invalid", false],
])("an email can go to “%s”: %s", (email, can) => {
  expect(isMailable(email)).toBe(can);
});

test.each([
  ["082 555 0199", true],
  ["555 01", false],
])("“%s” is a phone number: %s", (phone, is) => {
  expect(isPhoneNumber(phone)).toBe(is);
});
