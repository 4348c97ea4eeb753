import type { Database } from "#db/connect.ts";
import { chanceOf, wholeOf } from "#domain/demo/chance.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { findOffersOfPlayed } from "./demo-day-store.ts";
import type { PhoneLine } from "./phone-line.ts";

/** Most say yes, some no, and some don’t look at their phone in time. */
const shares = { accept: 0.7, decline: 0.85 } as const;

const reasons = ["I have a family dinner then", "Too far from home for me", "I need the rest"] as const;

/** The demo’s drivers answer what they are offered, each after some minutes. The call refuses an offer that they can’t take any more. */
export async function answerOffers({ db, ask }: { readonly db: Database; readonly ask: PhoneLine }, now: Date) {
  for (const { id, userId, offeredAt } of await findOffersOfPlayed(db, now)) {
    const luck = chanceOf(`${id} answer`);
    if (luck >= shares.decline || addMinutes(offeredAt, wholeOf(`${id} minutes`, 1, 8)) > now) continue;
    const answer = luck < shares.accept ? "accept" : "decline";
    const reason = answer === "decline" ? (reasons[wholeOf(id, 0, reasons.length - 1)] ?? "") : "";
    await ask({ userId, role: "driver" }, "answer-my-offer", { offer_id: id, answer, reason });
  }
}
