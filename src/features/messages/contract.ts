import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { messageDirections, messageLength } from "#domain/message/message-rules.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, textField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const team = rolesThatMay("assign_driver");
const words = textField("Write a message", messageLength);

const message = z.object({
  id: z.string(),
  direction: z.enum(messageDirections),
  text: z.string(),
  /** The author; a driver reads the first name alone. */
  by: z.string(),
  /** The booking of the trip it is about. */
  reference: z.nullable(z.string()),
  written_at: moment,
  read_at: z.nullable(moment),
});
export type ThreadMessage = z.output<typeof message>;

const thread = z.object({
  driver: z.object({ id: z.string(), name: z.string(), phone: z.string() }),
  unread: z.int(),
  last: z.object({ text: z.string(), direction: z.enum(messageDirections), written_at: moment }),
});
export type MessageThread = z.output<typeof thread>;

const noProfile = { not_found: "Your account has no driver profile. Please call dispatch." };
const noDriver = { not_found: "We couldn’t find that driver." };
const driverId = z.uuid("Choose a driver");

export const messagesContract = contract({
  messageInbox: call({
    summary: "Lists the drivers with messages, those with unread ones first.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({ threads: z.array(thread), unread: z.int() }),
  }),
  driverThread: call({
    summary: "Reads the latest messages between a driver and dispatch, the oldest first.",
    access: team,
    effect: "reads",
    input: z.object({ driver_id: driverId }),
    output: z.object({
      driver: z.object({ id: z.string(), name: z.string(), phone: z.string() }),
      messages: z.array(message),
    }),
    refusals: noDriver,
  }),
  sendMessageToDriver: call({
    summary: "Sends a message to a driver, who also gets it by email.",
    access: team,
    effect: "creates",
    input: z.object({ driver_id: driverId, trip_id: z._default(z.nullable(z.uuid()), null), text: words }),
    output: z.object({ id: z.string() }),
    refusals: { ...noDriver, trip_not_found: "We couldn’t find that trip." },
  }),
  markThreadRead: call({
    summary: "Marks a driver’s messages as read by our team.",
    access: team,
    effect: "changes",
    input: z.object({ driver_id: driverId }),
    output: z.object({}),
  }),
  myThread: call({
    summary: "Reads the driver’s own messages with dispatch, the oldest first.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ messages: z.array(message), unread: z.int() }),
    refusals: noProfile,
  }),
  sendMyMessage: call({
    summary: "Sends a driver’s message to dispatch, with the trip they are on. Sent again, it is the same message.",
    access: ["driver"],
    effect: "changes",
    limit: { times: 120, seconds: 3600 },
    input: z.object({
      /** The same however often it is sent. */
      key: z.uuid(),
      text: words,
      /** Both by the phone’s clock. */
      written_at: momentField(),
      sent_at: momentField(),
    }),
    output: z.object({}),
    refusals: noProfile,
  }),
  markMyThreadRead: call({
    summary: "Marks what dispatch wrote as read by the driver.",
    access: ["driver"],
    effect: "changes",
    input: z.object({}),
    output: z.object({}),
    refusals: noProfile,
  }),
});
