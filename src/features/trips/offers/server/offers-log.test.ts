import { expect, test } from "vitest";
import { writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerOffer } from "./answer-offer.ts";
import { offersLog } from "./offers-log.ts";

const all = { view: "all", search: "", size: 25, after: undefined } as const;

test("the log lists who was asked and their answers, page by page, without those still waiting their turn", () =>
  inTransaction(async (ctx) => {
    const { team, tokens, reference } = await writeOffers(ctx, { mode: "cascade", drivers: 3 });
    await answerOffer(asVisitor(ctx), { token: tokens[0] ?? "", answer: "decline", reason: "On leave" });
    const read = async (changes: object = {}) => {
      const answer = await offersLog(team, { ...all, ...changes });
      return { ...answer.value, names: answer.value.offers.map(({ offered_to, state }) => `${offered_to} ${state}`) };
    };
    const both = ["Driver2 Ndlovu offered", "Driver1 Ndlovu declined"];
    expect((await read()).names).toEqual(both);
    expect((await read()).offers[1]).toMatchObject({ reference, rank: 1, mode: "cascade", reason: "On leave" });
    expect((await read({ view: "declined" })).names).toEqual([both[1]]);
    expect((await read({ search: "driver2" })).names).toEqual([both[0]]);
    expect((await read({ search: reference.slice(0, 8) })).names).toEqual(both);
    expect((await read({ search: "%" })).names).toEqual([]);
    const first = await read({ size: 1 });
    expect(first.names).toEqual([both[0]]);
    expect(await read({ size: 1, after: first.next })).toMatchObject({ names: [both[1]], next: null });
  }));
