/** The facts of a notification about the payment, without the payer. */
const aboutMoney: ReadonlySet<string> = new Set([
  ..."m_payment_id pf_payment_id payment_status amount_gross amount_fee amount_net merchant_id".split(" "),
  ..."custom_str1 token billing_date".split(" "),
]);

/**
 * The text of a payment notice with the payer taken out. What its signature covered is gone with that, so it can be
 * read but no longer be checked; what the check found is kept beside it.
 */
export const withoutPayer = (raw: string): string =>
  raw
    .split("&")
    .filter((pair) => aboutMoney.has(pair.split("=")[0] ?? ""))
    .join("&");
