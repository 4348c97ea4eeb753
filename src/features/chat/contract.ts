import * as z from "zod/mini";
import { chatTimesAMinute } from "#domain/chat/chat-limit.ts";
import { emailPattern } from "#domain/text/email-address.ts";
import { isPhoneNumber } from "#domain/text/phone-number.ts";
import { call, contract } from "#platform/contract.ts";
import { optionalTextField, textField } from "#platform/wire.ts";

const isContact = (contact: string) => emailPattern.test(contact) || isPhoneNumber(contact);

/** One message, by the visitor or by us. */
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
  leaveMessage: call({
    summary: "Leaves a message for our team, with what was said in the chat before.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 3600 },
    input: z.object({
      name: optionalTextField(100),
      /** An email address or a phone number. */
      contact: textField("Enter your email address or phone number", 200).check(
        z.refine(isContact, "Enter an email address or a phone number such as 082 555 0199"),
      ),
      text: textField("Write a message", 2000),
      /** With its access code, the message goes to this booking’s conversation. */
      reference: optionalTextField(20),
      code: optionalTextField(40),
      conversation: z._default(z.array(chatTurn).check(z.maxLength(40)), []),
      /** A hidden field that only programs fill in. */
      website: z._default(z.string().check(z.maxLength(500)), ""),
    }),
    output: z.object({}),
    refusals: {
      not_found: "We couldn’t find that booking. Check the reference and access code, or leave both empty.",
      locked: "Too many attempts. Try again in 15 minutes, or call us.",
    },
  }),
});
