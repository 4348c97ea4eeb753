import { readBreachClock, whyNotClosed, whyNotEmailed } from "#domain/privacy/breach.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { Breach, breachesContract } from "../contract.ts";
import { breachFacts } from "./draft-breach-email.ts";
import { type BreachRecord, findBreaches } from "./views.ts";

/** Breaches with their clocks, and how many of the affected people have been notified. */
export async function listBreaches(ctx: Context, { breach_id }: ParsedOf<typeof breachesContract.listBreaches>) {
  const breaches = await findBreaches(ctx.db, breach_id);
  return accept({ breaches: breaches.map((row) => describeBreach(row, ctx.now)) });
}

const describeBreach = ({ breach, people, notified }: BreachRecord, now: Date): Breach => ({
  id: breach.id,
  version: breach.version,
  reference: breach.reference,
  title: breach.title,
  story: breach.story,
  data_kinds: breach.dataKinds,
  consequences: breach.consequences,
  measures: breach.measures,
  advice: breach.advice,
  happened_on: breach.happenedOn,
  discovered_at: breach.discoveredAt.toISOString(),
  due_at: breach.dueAt.toISOString(),
  clock: readBreachClock({ ...breach, waiting: people - notified }, now),
  regulator_number: breach.regulatorNumber,
  regulator_notified_at: breach.regulatorNotifiedAt?.toISOString() ?? null,
  sending_at: breach.sendingAt?.toISOString() ?? null,
  people,
  notified,
  lessons: breach.lessons,
  closed_at: breach.closedAt?.toISOString() ?? null,
  in_the_way: {
    email: whyNotEmailed(breachFacts(breach), { closedAt: breach.closedAt, waiting: people - notified }) ?? null,
    close: whyNotClosed({ ...breach, waiting: people - notified }) ?? null,
  },
});
