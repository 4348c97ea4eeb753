import { expect, test } from "vitest";
import { companyDetailsOf, sampleCompany } from "./contact-details.ts";

test("nothing saved is the sample; what was saved counts, field by field, an empty one too", () => {
  expect(companyDetailsOf({})).toEqual(sampleCompany);
  expect(companyDetailsOf({ name: "Zephyr Rides", facebook_url: "", phone: 21, more: "x" })).toEqual({
    ...sampleCompany,
    name: "Zephyr Rides",
    facebook_url: "",
  });
});
