import { expect, test } from "vitest";
import { companyDetailsOf, newCompany, placeOf, shortNameOf, timeWordsOf } from "./contact-details.ts";

test("nothing saved is empty but for the name; what was saved counts, field by field, an empty one too", () => {
  expect(companyDetailsOf({})).toEqual(newCompany);
  expect(companyDetailsOf({ name: "Zephyr Rides", facebook_url: "", phone: 21, more: "x" })).toEqual({
    ...newCompany,
    name: "Zephyr Rides",
    facebook_url: "",
  });
});

test.each([
  ["Cape Town", "the Western Cape", "Cape Town", "Cape Town and the Western Cape"],
  ["Knysna", "", "Knysna", "Knysna"],
  ["", "", "South Africa", "South Africa"],
])("the frames of a company in %s, %s name its town and area", (city, region, town, area) => {
  expect(placeOf({ city, region })).toEqual({ town, area });
});

test.each([
  ["Garden Route Transfers", "GR Transfers", "GR Transfers"],
  ["Garden Route Transfers", "", "Garden Route"],
  ["Starlight", "", "Starlight"],
  ["Kirstenbosch-Constantia Rides", "", "Kirstenbosch"],
])("the short name of %s, set as “%s”, is %s", (name, short_name, short) => {
  expect(shortNameOf({ name, short_name })).toBe(short);
});

test("times are the company’s own zone, in its own words once it has some", () => {
  expect(timeWordsOf({ time_words: "" })).toBe("South African time");
  expect(timeWordsOf({ time_words: "George time" })).toBe("George time");
});
