/**
 * Customers' balances are calculated in domain/payment/booking-balance.ts and
 * domain/invoice/invoice-balance.ts, and for the database in db/booking-balance.ts and db/invoice-balance.ts.
 * A separate calculation sooner or later forgets refunds, fees or credit notes.
 */
const price = "(?:total|fee|credited)_?[cC]ents";
const paid = "paid_?[cC]ents";
const sign = String.raw`[\s})]*(?:[-+<]|>)=?[\s({$]*`;
const ownSum = new RegExp(
  String.raw`${price}${sign}(?:[\w.$}]+${sign})?[\w.]*${paid}|${paid}${sign}(?:[\w.$}]+${sign})?[\w.]*${price}`,
);

/** Places where a file subtracts payments from a price itself, or compares the two. */
export const findOwnBalances = (path: string, source: string): string[] =>
  source.split("\n").flatMap((line, at) => (ownSum.test(line) ? [`${path}:${at + 1}`] : []));
