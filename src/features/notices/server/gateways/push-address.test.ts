import { expect, test } from "vitest";
import { isPushAddress } from "./push-address.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://wns2-by3p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://fcm.googleapis.com.example.com/abc", false],
  ["https://evilnotify.windows.com/abc", false],
  ["https://user:secret@fcm.googleapis.com/abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["http://push.example.co.za:8080/abc", true],
  ["ftp://push.example.co.za:8080/abc", false],
  ["nonsense", false],
])("%s: %s", (address, isAllowed) => {
  expect(isPushAddress(address, ["push.example.co.za:8080"])).toBe(isAllowed);
});
