import * as z from "zod/mini";
import { chatTimesAMinute } from "#domain/chat/chat-limit.ts";
import { call, contract } from "#platform/contract.ts";

/** One thing said, by the visitor or by us. */
export const chatTurn = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().check(z.maxLength(4000)),
});
export type ChatTurn = z.output<typeof chatTurn>;

export const chatContract = contract({
  aiChatbot: call({
    summary: "Answers a visitor’s question from the company’s own facts.",
    access: "anyone",
    effect: "reads",
    limit: { times: chatTimesAMinute, seconds: 60 },
    input: z.object({
      message: z
        .string("Please write a message")
        .check(z.trim(), z.minLength(1, "Please write a message"), z.maxLength(2000, "Please write a shorter message")),
      /** Earlier messages, oldest first. */
      conversation: z._default(z.array(chatTurn).check(z.maxLength(40, "Please start a new conversation")), []),
    }),
    output: z.object({ response: z.string() }),
  }),
});
