import { expect, test } from "vitest";
import { readClickatell } from "./clickatell.ts";

const now = new Date("2026-11-20T10:00:00Z");
const sentAt = new Date("2026-11-20T09:59:00Z");
const status = (facts: object) =>
  readClickatell(
    {
      integrationId: "i",
      integrationName: "SMS",
      event: {
        messageStatusUpdate: [
          { channel: "sms", messageId: "m", clientMessageId: "ours", timestamp: sentAt.getTime(), ...facts },
        ],
      },
    },
    now,
  )?.receipts[0]?.status;

test.each([
  [1, "UNKNOWN", "sent"],
  [2, "QUEUED", "sent"],
  [3, "SCHEDULED", "sent"],
  [4, "SENT_TO_SUPPLIER", "sent"],
  [5, "DEVICE_ACK", "delivered"],
  [6, "READ", "read"],
  [20, "EXPIRED", "failed"],
  [21, "STOPPED_BY_USER", "failed"],
  [23, "DELIVERY_FAILURE", "failed"],
  [24, "EMULATED", "sent"],
  [25, "INSUFFICIENT_ACCOUNT_BALANCE", "failed"],
  [26, "VOLUME_LIMIT", "failed"],
  [29, "RECIPIENT_DOES_NOT_EXIST", "failed"],
  [60, "ENCRYPTION_ACCESS_DENIED", "failed"],
  [100, "ROUTING_ERROR", "failed"],
])("%i %s is %s", (statusCode, word, expected) => {
  expect(status({ statusCode, status: word })).toBe(expected);
});

test("a call about one message alone says the same", () => {
  const read = readClickatell(
    { messageId: "m", clientMessageId: "ours", statusCode: 4, status: "RECEIVED_BY_RECIPIENT", timestamp: "1" },
    now,
  );
  expect(read?.receipts).toMatchObject([{ providerId: "m", ourId: "ours", status: "delivered" }]);
  // Its code five was an arrival later, and an error in the older list.
  const failed = readClickatell({ messageId: "m", statusCode: 5, status: "ERROR_WITH_MESSAGE" }, now);
  expect(failed?.receipts[0]?.status).toBe("failed");
});

test("an answer is read in both shapes", () => {
  const inEvent = {
    messageId: "a",
    channel: "sms",
    from: "27825550199",
    content: "Where?",
    timestamp: sentAt.getTime(),
  };
  const alone = { messageId: "b", fromNumber: "27825550199", text: "Where?", timestamp: sentAt.getTime() };
  const text = { channel: "sms", provider: "clickatell", from: "+27825550199", text: "Where?", at: sentAt };
  expect(readClickatell({ event: { moText: [inEvent] } }, now)?.texts).toEqual([{ ...text, providerId: "a" }]);
  expect(readClickatell(alone, now)?.texts).toEqual([{ ...text, providerId: "b" }]);
});

test("anything else is no call of theirs", () => {
  expect(readClickatell({ hello: 1 }, now)).toBeUndefined();
  expect(readClickatell([], now)).toBeUndefined();
});
