import { expect, test } from "vitest";
import { isProgram, referrerSite } from "./policy.ts";

test.each([
  ["https://www.google.com/search?q=who+am+i", "google.com"],
  ["http://blog.example/a/b?c=d", "blog.example"],
  ["https://www.example.co.za/tours", undefined],
  ["", undefined],
  ["javascript:alert(1)", undefined],
  ["android-app://com.google.android.gm/", undefined],
  ["not an address", undefined],
])("from %j leaves %j", (referrer, site) => {
  expect(referrerSite(referrer, "https://www.example.co.za")).toBe(site);
});

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [chrome, false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", false],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  [chrome.replace("Chrome/", "HeadlessChrome/"), true],
  ["facebookexternalhit/1.1", true],
  ["curl/8.5.0", true],
  ["python-requests/2.32", true],
  ["", true],
])("%s: a program? %s", (agent, expected) => {
  expect(isProgram(agent)).toBe(expected);
});
