/** Fields about the payment, as opposed to the payer. */
const aboutMoney: ReadonlySet<string> = new Set([
  ..."m_payment_id pf_payment_id payment_status amount_gross amount_fee amount_net merchant_id".split(" "),
  ..."custom_str1 token billing_date".split(" "),
]);

/**
 * A payment notice without the payer. Its signature can no longer be checked, so the earlier result is kept beside it.
 */
export const withoutPayer = (raw: string): string =>
  raw
    .split("&")
    .filter((pair) => aboutMoney.has(pair.split("=")[0] ?? ""))
    .join("&");
