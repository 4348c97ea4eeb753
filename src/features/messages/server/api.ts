import { bind } from "#platform/bind.ts";
import { messagesContract } from "../contract.ts";
import { driverThread } from "./driver-thread.ts";
import { markMyThreadRead } from "./mark-my-thread-read.ts";
import { markThreadRead } from "./mark-thread-read.ts";
import { messageInbox } from "./message-inbox.ts";
import { myThread } from "./my-thread.ts";
import { sendMessageToDriver } from "./send-message-to-driver.ts";
import { sendMyMessage } from "./send-my-message.ts";

export const messagesApi = bind(messagesContract, {
  messageInbox,
  driverThread,
  sendMessageToDriver,
  markThreadRead,
  myThread,
  sendMyMessage,
  markMyThreadRead,
});
