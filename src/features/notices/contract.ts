import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

const endpoint = z.url("Enter the address of a push service").check(z.maxLength(1000));
const key = z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+=*$/));

export const noticesContract = contract({
  pushKey: call({
    summary: "Shows the public key by which a phone knows that a notification is from us.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ key: z.string() }),
  }),
  subscribePush: call({
    summary: "Has a phone notified of offers, trips and messages.",
    access: ["driver"],
    effect: "changes",
    input: z.object({ endpoint, p256dh: key, auth: key }),
    output: z.object({}),
    refusals: { unknown_service: "We can’t send notifications to this browser. You still get emails." },
  }),
  withdrawPush: call({
    summary: "Ends the notifications of a phone.",
    access: ["driver"],
    effect: "changes",
    input: z.object({ endpoint }),
    output: z.object({}),
  }),
});
