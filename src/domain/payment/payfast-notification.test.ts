import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gatewayCents } from "./payfast.ts";
import { notificationFacts, type PayfastNotification, readNotification, signedText } from "./payfast-notification.ts";

const passphrase = "jt7NOE43FZPn";
const md5 = (text: string) => createHash("md5").update(text).digest("hex");
const signatureOf = (notice: PayfastNotification) => md5(signedText(notice, passphrase));

const body =
  "m_payment_id=018f0000-0000-7000-8000-000000000001&pf_payment_id=1089250&payment_status=FAILED&item_name=Winelands+tour+%288h%29&amount_gross=1299.00&amount_fee=-29.88&custom_str1=CTS-7K3QX9&custom_str2=&name_first=Zo%C3%AB&merchant_id=10000100";
const signature = signatureOf(readNotification(body));
const genuine = `${body}&signature=${signature}`;
const isBelieved = (raw: string): boolean => {
  const notice = readNotification(raw);
  return notice.flaw === null && notice.signature === signatureOf(notice);
};
const factsIn = (raw: string) => notificationFacts(readNotification(raw));

test("a genuine message is read whole", () => {
  expect(isBelieved(genuine)).toBe(true);
  expect(factsIn(genuine)).toEqual({
    paymentId: "018f0000-0000-7000-8000-000000000001",
    providerPaymentId: "1089250",
    status: "FAILED",
    amountCents: 129_900,
    feeCents: 2988,
    merchantId: "10000100",
    bookingReference: "CTS-7K3QX9",
    token: null,
  });
});

describe("what the signature does not cover", () => {
  test.each([
    ["a field after the signature", `${genuine}&payment_status=COMPLETE`, "payment_status appears more than once"],
    ["a new field after it", `${genuine}&token=1`, "Not covered by the signature: token"],
    ["an empty field after it", `${genuine}&token=`, "Not covered by the signature: token"],
    ["a second signature", `${genuine}&signature=${signature}`, "signature appears more than once"],
    ["a repeated field before it", `payment_status=COMPLETE&${genuine}`, "payment_status appears more than once"],
    ["a name written otherwise", `${genuine}&payment%5Fstatus=COMPLETE`, "payment_status appears more than once"],
    ["a name in capitals", `${genuine}&PAYMENT_STATUS=COMPLETE`, "“PAYMENT_STATUS” is not the name of a field"],
    ["a name with brackets", `${genuine}&payment_status[]=COMPLETE`, "“payment_status[]” is not the name"],
    ["a name with a space", `${genuine}&+payment_status=COMPLETE`, "“?payment_status” is not the name of a field"],
    ["a name with a dot", `${genuine}&payment.status=COMPLETE`, "“payment.status” is not the name of a field"],
    ["a name of nothing", `${genuine}&=COMPLETE`, "“” is not the name of a field"],
    ["names hidden in a name", genuine.replace("=1089250&pay", "%3D1089250%26pay"), "is not the name of a field"],
    ["a byte order mark", `\ufeff${genuine}`, "characters that a form cannot have"],
    ["an escaped byte order mark", `%EF%BB%BF${genuine}`, "is not the name of a field"],
    ["a NUL", `${genuine}\u0000`, "characters that a form cannot have"],
    ["an escaped NUL in a value", genuine.replace("FAILED", "FAILED%00"), "payment_status contains control characters"],
    ["an escaped NUL in a name", genuine.replace("payment_status", "payment_status%00"), "is not the name of a field"],
    ["bytes that are no text", genuine.replace("FAILED", "\ufffd"), "characters that a form cannot have"],
    ["escaped bytes that are no text", genuine.replace("FAILED", "%C3%28"), "not a readable form"],
    ["a broken escape", `${genuine}&x=%zz`, "not a readable form"],
    ["a line break", `${genuine}\r\n`, "characters that a form cannot have"],
    ["no signature", body, "no signature"],
    ["nothing at all", "", "no signature"],
  ])("%s", (_what, raw, flaw) => {
    expect(readNotification(raw).flaw).toContain(flaw);
    expect(isBelieved(raw)).toBe(false);
  });

  test("a signature in capitals, cut or of another kind is none", () => {
    for (const wrong of [signature.toUpperCase(), signature.slice(1), `${signature}0`, "é".repeat(32), ""])
      expect(isBelieved(`${body}&signature=${encodeURIComponent(wrong)}`), wrong).toBe(false);
  });

  test("what was added changes nothing of what is read", () => {
    expect(factsIn(`${genuine}&payment_status=COMPLETE&amount_gross=1.00`)).toEqual(factsIn(genuine));
  });
});

test("a plus or %20, capital or small escapes: the same value, and the same signature over it", () => {
  const written = genuine.replaceAll("+", "%20").replace("%C3%AB", "%c3%ab");
  expect(isBelieved(written)).toBe(true);
  expect(factsIn(written)).toEqual(factsIn(genuine));
});

const names = [
  ...readNotification(genuine).signed.map(([name]) => name),
  "signature",
  "token",
  "Payment_Status",
  "",
  "a[]",
];
const values = ["COMPLETE", "", "1299.00", "%00", "+", "%zz", signature, "\ufeff", "0x10", "%C3%28", "a%26b%3Dc"];
const part = fc
  .tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.string({ unit: "binary", maxLength: 8 })))
  .map(([name, value]) => `${name}=${value}`);

/** One change to a list of written fields. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), at: fc.nat(30), part }),
  fc.record({ kind: fc.constant("set" as const), at: fc.nat(30), part }),
  fc.record({ kind: fc.constant("drop" as const), at: fc.nat(30) }),
  fc.record({ kind: fc.constant("repeat" as const), at: fc.nat(30), to: fc.nat(30) }),
  fc.record({
    kind: fc.constant("letter" as const),
    at: fc.nat(400),
    letter: fc.string({ unit: "binary", maxLength: 2 }),
  }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer One> ? One : never;

function mutated(raw: string, change: Mutation): string {
  const parts = raw.split("&");
  const at = change.at % (parts.length + 1);
  if (change.kind === "letter") return raw.slice(0, change.at) + change.letter + raw.slice(change.at + 1);
  if (change.kind === "add") return parts.toSpliced(at, 0, change.part).join("&");
  if (change.kind === "set") return parts.toSpliced(at, 1, change.part).join("&");
  if (change.kind === "drop") return parts.toSpliced(at, 1).join("&");
  return parts.toSpliced(change.to % (parts.length + 1), 0, parts[at] ?? "").join("&");
}

test("however a genuine message is changed, what is believed is what was signed", () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (changes) => {
      const raw = changes.reduce(mutated, genuine);
      const facts = factsIn(raw);
      if (isBelieved(raw)) expect(facts).toEqual(factsIn(genuine));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  "1e3",
  "0x10",
  "1,299.00",
  " 1299.00",
  "1299.00 ",
  "+1299",
  "999999999.00",
  "21474836.48",
  "1299.",
  "NaN",
  "１",
])("%s is no amount", (text) => {
  expect(gatewayCents(text)).toBeUndefined();
});

test("the most a column keeps is an amount", () => {
  expect(gatewayCents("21474836.47")).toBe(2_147_483_647);
});
