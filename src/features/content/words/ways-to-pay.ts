import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";

type Ways = readonly PaymentMethod[];
type Names = Readonly<Record<PaymentMethod, string>>;

const plain: Names = { online: "card", transfer: "bank transfer", cash: "cash", account: "corporate account" };
const full: Names = { ...plain, online: "credit card" };
const withBy: Names = { ...plain, online: "by card", transfer: "by bank transfer", cash: "in cash" };

/** Payment methods open to everyone; accounts are for companies only. */
const forAll = (ways: Ways): Ways => ways.filter((way) => way !== "account");

/** "a, b or c" */
function anyOf(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}

const named = (ways: Ways, names: Names) => ways.map((way) => names[way]);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentences that name ways to pay: as written for when all are offered, and as shown. */
export const wayPhrases: readonly (readonly [written: string, shown: (ways: Ways) => string])[] = [
  [
    "By credit card, bank transfer or cash. Companies can travel on a corporate account.",
    (ways) =>
      [
        forAll(ways).length > 0 ? `By ${anyOf(named(forAll(ways), full))}.` : "",
        ways.includes("account") ? "Companies can travel on a corporate account." : "",
      ]
        .filter(Boolean)
        .join(" "),
  ],
  ["Credit card, bank transfer, cash or corporate account", (ways) => capital(anyOf(named(ways, full)))],
  ["Credit card, bank transfer, cash, corporate account", (ways) => capital(named(ways, full).join(", "))],
  [
    "By card, by bank transfer or in cash, in rand.",
    (ways) => `${capital(anyOf(named(forAll(ways), withBy))) || "On a corporate account"}, in rand.`,
  ],
  [
    "Card, bank transfer or cash.",
    (ways) => `${capital(anyOf(named(forAll(ways), plain))) || "On a corporate account"}.`,
  ],
  ["Corporate account and one invoice", (ways) => onAccount(ways, "Corporate account and one invoice", "One invoice")],
  ["Monthly corporate account", (ways) => onAccount(ways, "Monthly corporate account", "Monthly invoice")],
  ["Invoice or corporate account", (ways) => onAccount(ways, "Invoice or corporate account", "Invoice")],
  ["Corporate account", (ways) => onAccount(ways, "Corporate account", "Monthly invoice")],
];

const onAccount = (ways: Ways, yes: string, no: string): string => (ways.includes("account") ? yes : no);
