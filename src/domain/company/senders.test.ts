import { expect, test } from "vitest";
import { dnsFor, senderKindOf, sendingDomains, shownHost } from "./senders.ts";

test.each([
  ["booking-confirmed", "bookings"],
  ["driver-assigned", "bookings"],
  ["auth-recovery", "accounts"],
  ["invitation", "accounts"],
  ["confirm-privacy-request", "accounts"],
  ["invoice", "documents"],
  ["invoice-first-reminder", "documents"],
  ["quote-reminder", "documents"],
  ["voucher-bought", "documents"],
  ["pay-statement", "documents"],
] as const)("%s comes from the sender of %s", (template, kind) => {
  expect(senderKindOf(template)).toBe(kind);
});

test("texts name the domain that links are made of; a site without one, what the company says", () => {
  expect(shownHost({ domain: "garden.example" }, { host: "garden.example.net", isSet: true })).toBe(
    "garden.example.net",
  );
  expect(shownHost({ domain: "garden.example" }, { host: "127.0.0.1:3000", isSet: false })).toBe("garden.example");
  expect(shownHost({ domain: "" }, { host: "127.0.0.1:3000", isSet: false })).toBe("127.0.0.1:3000");
});

test("each sending domain has its three entries, once", () => {
  expect(sendingDomains(["a@One.example", "b@one.example", "", "c@two.example", "no-reply@127.0.0.1"])).toEqual([
    "one.example",
    "two.example",
  ]);
  const entries = dnsFor("one.example", { mailHost: "smtp.one.example", reports: "" });
  expect(entries.map(({ name, value }) => [name, value])).toEqual([
    ["one.example", "v=spf1 a:smtp.one.example ~all"],
    ["[selector]._domainkey.one.example", "v=DKIM1; k=rsa; p=[public key]"],
    ["_dmarc.one.example", "v=DMARC1; p=none; rua=mailto:postmaster@one.example"],
  ]);
  const [spf, , dmarc] = dnsFor("one.example", { mailHost: null, reports: "me@two.example" });
  expect([spf?.value, dmarc?.value.slice(-21)]).toEqual([
    "v=spf1 [what your mail provider names] ~all",
    "mailto:me@two.example",
  ]);
});
