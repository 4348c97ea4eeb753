/**
 * Customers’ debts are worked out in domain/payment/booking-balance.ts and domain/invoice/invoice-balance.ts, and for
 * the database in db/booking-balance.ts and db/invoice-balance.ts. A sum of its own forgets refunds, fees or credit
 * notes
 * sooner or later.
 */
const price = "(?:total|fee|credited)_?[cC]ents";
const paid = "paid_?[cC]ents";
const sign = String.raw`[\s})]*(?:[-+<]|>)=?[\s({$]*`;
const ownSum = new RegExp(
  String.raw`${price}${sign}(?:[\w.$}]+${sign})?[\w.]*${paid}|${paid}${sign}(?:[\w.$}]+${sign})?[\w.]*${price}`,
);

/** Where a file takes what was paid from a price by itself, or compares the two. */
export const findOwnBalances = (path: string, source: string): string[] =>
  source.split("\n").flatMap((line, at) => (ownSum.test(line) ? [`${path}:${at + 1}`] : []));
