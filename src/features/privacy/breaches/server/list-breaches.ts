import { readBreachClock, whyNotClosed, whyNotEmailed } from "#domain/privacy/breach.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { type Breach, type breachesContract, listedBreach } from "../contract.ts";
import { breachFacts } from "./draft-breach-email.ts";
import { type BreachRecord, findBreaches } from "./views.ts";

/** Breaches with their clocks, and how many of the affected people have been notified. */
export async function listBreaches(ctx: Context, { breach_id }: ParsedOf<typeof breachesContract.listBreaches>) {
  const breaches = await findBreaches(ctx.db, breach_id);
  return accept({ breaches: breaches.map((row) => describeBreach(row, ctx.now)) });
}

const describeBreach = ({ breach, people, notified }: BreachRecord, now: Date): Breach =>
  toWire(listedBreach, breach, {
    clock: readBreachClock({ ...breach, waiting: people - notified }, now),
    people,
    notified,
    in_the_way: {
      email: whyNotEmailed(breachFacts(breach), { closedAt: breach.closedAt, waiting: people - notified }) ?? null,
      close: whyNotClosed({ ...breach, waiting: people - notified }) ?? null,
    },
  });
