import { outboxKind, sendWaiting } from "#platform/browser/outbox.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { lostItemsContract } from "../contract.ts";

export type KeptAnswer = InputOf<typeof lostItemsContract.answerLostItem>;

export const answerKind = "lost_item_answer";
const answers = outboxKind<KeptAnswer>({
  kind: answerKind,
  atOnce: 1,
  words: ({ answer }) => `Lost item: ${answer === "found" ? "found" : "not found"}`,
  async send([item]) {
    if (!item) return { done: [] };
    await callSignedIn(lostItemsContract.answerLostItem, item.body);
    return { done: [item.key] };
  },
});

/** Stored on this phone first, and sent when there is a connection. */
export async function answerOnPhone(answer: KeptAnswer): Promise<void> {
  await answers.keep(answer);
  void sendWaiting();
}
