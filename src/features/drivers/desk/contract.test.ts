import { expect, test } from "vitest";
import { driverForm } from "./contract.ts";

const typed = {
  first_name: "Sipho",
  last_name: "Ndlovu",
  phone: "+27 82 555 0201",
  email: "sipho@example.com",
  born_on: "",
  languages: "English",
  is_guide: false,
  home_area: "",
  note: "",
  provider_id: "",
};

test.each([
  ["a driver who is not young any more", "1961-02-28", true],
  ["one born in this century", "2003-11-30", true],
  ["one whose date of birth is not known yet", "", true],
  ["a day that no calendar has", "1988-02-30", false],
  ["a year before anyone who drives", "1888-03-04", false],
])("the form accepts %s", (_who, born_on, expected) => {
  expect(driverForm.safeParse({ ...typed, born_on }).success).toBe(expected);
});
