import { expect, test } from "vitest";
import { companyDetailsOf, newCompany } from "./contact-details.ts";

test("nothing saved is empty but for the name; what was saved counts, field by field, an empty one too", () => {
  expect(companyDetailsOf({})).toEqual(newCompany);
  expect(companyDetailsOf({ name: "Zephyr Rides", facebook_url: "", phone: 21, more: "x" })).toEqual({
    ...newCompany,
    name: "Zephyr Rides",
    facebook_url: "",
  });
});
