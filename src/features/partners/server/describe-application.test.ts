import { expect, test } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { describeDetails } from "./describe-application.ts";

test("a fleet is described by its vehicles, without classes it does not have", () => {
  const details = {
    fleet: { sedan: 2, shuttle: 0, luxury_coach: 1 },
    drivers: 3,
    operating_licences: ["metered_taxi", "staff"],
    has_panic_buttons: true,
  };
  expect(describeDetails("driver_provider", details, startingClasses)).toEqual([
    { label: "Sedan", value: "2" },
    { label: "Luxury coach", value: "1" },
    { label: "Drivers", value: "3" },
    { label: "Operating licences", value: "Metered taxi, staff" },
    { label: "Panic buttons fitted", value: "Yes" },
  ]);
});

test("a driver's permit is shown as a date", () => {
  const details = {
    licence_code: "C1",
    permit_expires_on: "2028-03-31",
    years_of_experience: 1,
    languages: ["English"],
  };
  expect(describeDetails("driver", details, startingClasses)).toContainEqual({
    label: "Driving permit valid until",
    value: "31 Mar 2028",
  });
  expect(describeDetails("driver", details, startingClasses)).toContainEqual({ label: "Experience", value: "1 year" });
});

test("details of an unknown shape are left out", () => {
  expect(describeDetails("hotel", { rooms: "many" }, startingClasses)).toEqual([]);
});
