import { describe, expect, test } from "vitest";
import { accessCode, bookingReference, enquiryReference, isBookingReference } from "./booking-reference.ts";

describe("a reference", () => {
  test.each([
    [[0, 0, 0, 0, 0, 0], "CTS-000000"],
    [[31, 31, 31, 31, 31, 31], "CTS-ZZZZZZ"],
    [[7, 19, 3, 20, 9, 23], "CTS-7K3M9Q"],
    [[32, 33, 34, 255, 18, 17], "CTS-012ZJH"],
  ])("of %j is %s", (bytes, reference) => {
    expect(bookingReference(Uint8Array.from(bytes))).toBe(reference);
    expect(isBookingReference(reference)).toBe(true);
  });

  test("of an enquiry cannot be mistaken for a booking's", () => {
    const reference = enquiryReference("CTS-7K3M9Q");
    expect(reference).toBe("ENQ-7K3M9Q");
    expect(isBookingReference(reference)).toBe(false);
  });

  test("never holds a letter that is mistaken for another", () => {
    const everyByte = Array.from({ length: 256 }, (_, byte) => bookingReference(new Uint8Array(6).fill(byte)).slice(4));
    expect(everyByte.join("")).not.toMatch(/[ILOU]/);
    expect(everyByte.filter((written) => !isBookingReference(`CTS-${written}`))).toEqual([]);
  });

  test("needs enough chance", () => {
    expect(() => bookingReference(new Uint8Array(5))).toThrow(RangeError);
  });

  test.each(["CTS-7K3M9", "CTS-7K3M9QX", "cts-7k3m9q", "CTS-7K3M9I", "CTS-7K3M9U", "7K3M9Q", ""])(
    "%j is none",
    (text) => {
      expect(isBookingReference(text)).toBe(false);
    },
  );
});

test("an access code has eight characters", () => {
  expect(accessCode(Uint8Array.of(0, 1, 2, 3, 28, 29, 30, 31))).toBe("0123WXYZ");
});
