import { expect, test } from "vitest";
import { isAutomatic, readBounces, recordIn, withoutQuote } from "./incoming-mail.ts";

test.each([
  ["Yes please.\n\nOn Tue, 3 Nov 2026 at 09:12, Naledi wrote:\n> May we?", "Yes please."],
  ["Yes.\nOn Tue, 3 Nov 2026 at 09:12, Cape Town Shuttle\n<hello@example.com> wrote:\n> May we?", "Yes."],
  ["Ja gern\n\nAm 3. November 2026 schrieb Naledi:\n> Wann?", "Ja gern"],
  ["Ten.\r\n\r\n-----Original Message-----\r\nFrom: us", "Ten."],
  ["Two things.\n> May we?\nYes, and no.", "Two things.\nYes, and no."],
  ["On Saturday we go to Hermanus", "On Saturday we go to Hermanus"],
  ["> only a quote", "> only a quote"],
  ["", ""],
])("%j without what it quotes", (text, own) => {
  expect(withoutQuote(text)).toBe(own);
});

test.each([
  [{}, false],
  [{ "auto-submitted": "no" }, false],
  [{ "auto-submitted": "auto-replied; owner" }, true],
  [{ precedence: "Bulk" }, true],
  [{ "list-id": "<news.example.com>" }, true],
  [{ "x-autoreply": "yes" }, true],
])("%j is automatic: %s", (headers, is) => {
  expect(isAutomatic(new Map(Object.entries(headers)))).toBe(is);
});

test("a delivery report says of each address what happened, however its lines are folded", () => {
  const report = `Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; Nobody@Example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1
  no such mailbox

Final-Recipient: rfc822; full@example.com
Action: delayed
Status: 4.2.2`;
  expect(readBounces(report)).toEqual([
    { address: "nobody@example.com", action: "failed", status: "5.1.1", reason: "550 5.1.1 no such mailbox" },
    { address: "full@example.com", action: "delayed", status: "4.2.2", reason: "" },
  ]);
});

test.each([
  ["Re: Booking CTS-7K3M9Q confirmed", "booking:CTS-7K3M9Q"],
  ["re: enquiry enq-7k3m9q", "enquiry:ENQ-7K3M9Q"],
  ["CTS-ILOU12", null],
  ["Our trip", null],
  ["AW: Booking grt-7k3m9q", "booking:GRT-7K3M9Q"],
  ["THE-BEACHY holiday", null],
])("%s names %s", (subject, record) => {
  expect(recordIn(subject, ["GRT", "CTS"])).toBe(record);
});
