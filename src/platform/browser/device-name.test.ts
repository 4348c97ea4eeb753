import { expect, test } from "vitest";
import { deviceOf, isHandheld } from "./device-name.ts";

const mozilla = "Mozilla/5.0";
test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36`, "Chrome on Windows"],
  [`${mozilla} (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605`, "Safari on Mac"],
  [`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Safari/604`, "Chrome on iPhone"],
  [
    `${mozilla} (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27 Chrome/140 Mobile`,
    "Samsung Internet on Android",
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox on Linux"],
  ["curl/8.9", "Unknown device"],
  ["", "Unknown device"],
])("%s is %s", (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});

test("a phone is held in the hand", () => {
  expect(isHandheld("Mozilla/5.0 (iPhone)")).toBe(true);
  expect(isHandheld("Mozilla/5.0 (Windows NT 10.0)")).toBe(false);
});
