import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingsNamedIn, invoicesNamedIn } from "./named-in-line.ts";
import { invoiceTransferReference, transferReference } from "./transfer-reference.ts";

const booking = "CTS-7K3M9Q";
const written = transferReference(booking);
const check = written.at(-1) ?? "";
const sure = (text: string) =>
  bookingsNamedIn(text, ["CTS"])
    .filter(({ isSure }) => isSure)
    .map(({ reference }) => reference);

test.each([
  ["as we print it", `EFT ${written} MOKOENA`],
  ["in small letters", `eft ${written.toLowerCase()}`],
  ["without the check character", "FNB APP CTS-7K3M9Q"],
  ["without dash and check character", "payment cts7k3m9q thanks"],
  ["without the prefix", `7K3M9Q-${check}`],
  ["without prefix and dash", `7K3M9Q${check}`],
  ["the six letters alone", "MAGTAPE CREDIT 7K3M9Q"],
  ["the six letters, small", "7k3m9q"],
])("a booking is found %s", (_how, text) => {
  expect(sure(text)).toContain(booking);
});

test("a wrong check character is a slip: shown to a person, never sure", () => {
  const wrong = check === "7" ? "8" : "7";
  for (const text of [`CTS7K3M9Q-${wrong}`, `CTS7K3M9Q${wrong}`, `CTS 7K3M9Q ${wrong}`, `7K3M9Q-${wrong}`]) {
    expect(sure(text), text).toEqual([]);
    expect(bookingsNamedIn(text, ["CTS"]), text).toContainEqual({ reference: booking, isSure: false });
  }
});

test("several bookings in one line, each once", () => {
  expect(sure(`${written} and CTS-BBBBBB and ${written}`)).toEqual([booking, "CTS-BBBBBB"]);
});

test("longer words and letters that no reference has name none", () => {
  expect(sure("NOVEMBER PAYROLL")).toEqual([]);
  expect(sure("UUUUUU")).toEqual([]);
});

test("every reference is found however it is written", () => {
  const letter = fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ");
  const drawn = fc.array(letter, { minLength: 6, maxLength: 6 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(drawn, fc.boolean(), fc.boolean(), fc.boolean(), (six, hasPrefix, hasCheck, isSmall) => {
      const reference = `CTS-${six}`;
      const text = `EFT ${hasPrefix ? "CTS-" : ""}${six}${hasCheck ? `-${transferReference(reference).at(-1)}` : ""}`;
      expect(sure(isSmall ? text.toLowerCase() : text)).toContain(reference);
    }),
  );
});

test.each([
  ["INV-2026-00012", { year: "2026", count: 12 }],
  ["inv 2026 00012 thanks", { year: "2026", count: 12 }],
  ["INV202600012", { year: "2026", count: 12 }],
  ["PAYMENT 2026-00012", { year: "2026", count: 12 }],
  ["invoice 12", { year: null, count: 12 }],
  ["INV-00012", { year: null, count: 12 }],
])("%s names an invoice", (text, named) => {
  expect(invoicesNamedIn(text)).toContainEqual(named);
});

test.each(["INV-2026-00012", "INV-2026-10203", "INV-2027-99999"])(
  "%s is found as its transfers are written",
  (number) => {
    const [year, count] = [number.slice(4, 8), Number(number.slice(9))];
    const reference = invoiceTransferReference(number);
    const ways = [
      reference,
      reference.replace("-", ""),
      reference.toLowerCase(),
      reference.slice(3),
      reference.slice(0, -2),
    ];
    for (const text of ways) expect(invoicesNamedIn(`EFT ${text} THANKS`), text).toEqual([{ year, count }]);
  },
);

test("a slip in an invoice’s reference is seen, whichever figure it is", () => {
  const reference = invoiceTransferReference("INV-2026-10203");
  for (let at = 7; at < 12; at++)
    for (const figure of "0123456789") {
      const slipped = `${reference.slice(0, at)}${figure}${reference.slice(at + 1)}`;
      if (slipped === reference) continue;
      expect(
        invoicesNamedIn(slipped).filter(({ isMistyped }) => !isMistyped),
        slipped,
      ).toEqual([]);
    }
  expect(invoicesNamedIn(reference.replace("10203", "12003")), "two changed places").toMatchObject([
    { isMistyped: true },
  ]);
});

test("who pays by another’s initial is no slip", () => {
  expect(invoicesNamedIn("INV-2026-00012 J SMITH")).toEqual([{ year: "2026", count: 12 }]);
});

test("a text without a number names no invoice", () => {
  expect(invoicesNamedIn("EFT MOKOENA")).toEqual([]);
});
