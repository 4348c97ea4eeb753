import { expect, test } from "vitest";
import { readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { TripCardPdf } from "./emails/trip-card-pdf.tsx";
import { gatherCard, tripCardFile } from "./trip-card-file.ts";

test("a card says where, when and whom to call, and holds no access code", () =>
  inTransaction(async (ctx) => {
    const { id, opening } = await writeSold(ctx);
    const { booking } = await readSold(ctx, id);
    const card = await gatherCard(ctx, booking);
    const words = wordsOn(TripCardPdf({ card })).join("|");
    for (const word of [
      "Cape Town International Airport",
      "Gardens, Cape Town",
      "28 Nov 2026",
      "Arrivals hall",
      "Sedan",
    ])
      expect(words.replaceAll("\u00a0", " ")).toContain(word);
    // In the steps and at the foot, never over the end of a line.
    const phone = card.company.phone.replaceAll(" ", "\u00a0");
    expect(words.split(phone)).toHaveLength(3);
    expect(card.link).not.toContain(opening.code);
  }));

test("it is a PDF of a bank card’s size, two sides for each trip", () =>
  inTransaction(async (ctx) => {
    const { opening } = await writeSold(ctx);
    const answer = await tripCardFile(ctx, opening);
    if (!answer.ok) throw new Error(answer.reason);
    const file = Buffer.from(answer.value.content, "base64").toString("latin1");
    expect(file.startsWith("%PDF")).toBe(true);
    expect(file.match(/\/MediaBox \[0 0 242\.6\d* 153\.0\d*\]/g)).toHaveLength(2);
  }));
