import { describe, expect, test } from "vitest";
import { standardPolicy } from "../booking/cancellation.ts";
import { companySettingsOf, defaultSettings, settingsInEffect, settingsParts } from "./company-settings.ts";

test("what our team has not set is as the house has it", () => {
  expect(companySettingsOf([])).toEqual(defaultSettings);
  expect(defaultSettings.policies).toMatchObject(standardPolicy);
  expect(Object.keys(defaultSettings).toSorted()).toEqual([...settingsParts].toSorted());
});

test("without a bank account no one is asked to pay into one", () => {
  expect(settingsInEffect(defaultSettings).paymentWays).toMatchObject({ online: true, transfer: false, cash: true });
  const banking = { ...defaultSettings.banking, accountNumber: "62 8170 553" };
  expect(settingsInEffect({ ...defaultSettings, banking }).paymentWays.transfer).toBe(true);
});

describe("what our team has set overrides it", () => {
  test.each([
    [
      "a part as a whole",
      { name: "answers", value: { bookingMinutes: 45, quoteMinutes: 45 } },
      "answers",
      "bookingMinutes",
      45,
    ],
    [
      "a part that was saved before a field came: the field has its default",
      { name: "policies", value: { freeHours: 24 } },
      "policies",
      "graceMinutes",
      standardPolicy.graceMinutes,
    ],
    ["a value within it", { name: "policies", value: { freeHours: 24 } }, "policies", "freeHours", 24],
    ["a thing we no longer know is left alone", { name: "horses", value: { count: 2 } }, "tax", "isVendor", false],
  ] as const)("%s", (_what, kept, part, field, value) => {
    expect(companySettingsOf([kept])[part]).toHaveProperty(field, value);
  });

  test("and leaves the other parts as they are", () => {
    const { answers: _, ...others } = companySettingsOf([{ name: "answers", value: { bookingMinutes: 45 } }]);
    const { answers: __, ...defaults } = defaultSettings;
    expect(others).toEqual(defaults);
  });
});
