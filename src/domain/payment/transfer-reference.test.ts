import { expect, test } from "vitest";
import { bookingNamedIn as namedIn, transferReference } from "./transfer-reference.ts";

const bookingNamedIn = (text: string) => namedIn(text, ["CTS"]);

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const booking = "CTS-7K3M9Q";
const written = transferReference(booking);

test("it is the booking's reference and one character more", () => {
  expect(written).toMatch(/^CTS7K3M9Q-[0-9A-HJKMNP-TV-Z]$/);
  expect(() => transferReference("CTS-7K3M9")).toThrow(RangeError);
});

test.each([
  ["as we print it", `EFT ${written} MOKOENA`],
  ["without the dash", `eft ${written.replace("-", "").toLowerCase()}`],
  ["with spaces", written.replace("CTS", "CTS ").replace("-", " ")],
  ["as a booking is written", `CTS-7K3M9Q${written.slice(-2)}`],
])("a statement's line is read %s", (_how, line) => {
  expect(bookingNamedIn(line)).toBe(booking);
});

test("letters that look like figures are read as those", () => {
  const reference = transferReference("CTS-10AB01");
  expect(bookingNamedIn(reference.replace("CTS10AB01", "CTSIOABOL"))).toBe("CTS-10AB01");
});

test("every single slip is found", () => {
  for (let at = 3; at < written.length; at++) {
    if (written[at] === "-") continue;
    for (const letter of alphabet) {
      if (letter === written[at]) continue;
      const slipped = written.slice(0, at) + letter + written.slice(at + 1);
      expect(bookingNamedIn(slipped), slipped).toBeUndefined();
    }
  }
});

test("swapped neighbours are found", () => {
  for (let at = 3; at < 8; at++) {
    const [a = "", b = ""] = [written[at], written[at + 1]];
    if (a === b) continue;
    expect(bookingNamedIn(written.slice(0, at) + b + a + written.slice(at + 2))).toBeUndefined();
  }
});

test("a line without one names none", () => {
  expect(bookingNamedIn("SALARY NOVEMBER")).toBeUndefined();
  expect(bookingNamedIn("CTS7K3M9Q")).toBeUndefined();
});
