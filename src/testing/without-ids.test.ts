import { expect, test } from "vitest";
import { withoutIds } from "./without-ids.ts";

test("removes random values and nothing else", () => {
  const answer = {
    id: "018f9876-9876-7876-8876-987698769876",
    reference: "CTS-9876RATE".slice(0, 10),
    pickup_at: "2026-11-20T08:00:09.876Z",
    link: "https://capetownshuttle.example/manage?code=98769876",
    total_cents: 987_654,
  };
  expect(JSON.parse(withoutIds(answer))).toEqual({
    id: "<id>",
    reference: "<reference>",
    pickup_at: "<moment>",
    link: "<link>",
    total_cents: 987_654,
  });
});

test("keeps a plain text as it is", () => {
  expect(withoutIds("CTS-R12345 costs R1 299, see http://localhost/quote?q=R12345")).toBe(
    "<reference> costs R1 299, see <link>",
  );
});
