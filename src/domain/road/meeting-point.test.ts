import { describe, expect, test } from "vitest";
import { meetingPointOf, pickupKindOf } from "./meeting-point.ts";

const met = { name: "Thandi Nkosi", phone: "021 555 0100" };

describe("a pickup", () => {
  test.each([
    ["Cape Town International Airport", "airport"],
    ["CPT", "airport"],
    ["Arrivals hall, Cape Town airport", "airport"],
    ["Cape Town Cruise Terminal", "terminal"],
    ["Cape Town Station", "terminal"],
    ["12 Loop Street, Cape Town", "address"],
    ["The Bay Hotel, Camps Bay", "address"],
  ] as const)("at %s is at an %s", (pickupLocation, kind) => {
    expect(pickupKindOf(pickupLocation)).toBe(kind);
  });
});

describe("where they meet", () => {
  test("names the board and the phone at the airport", () => {
    const point = meetingPointOf({ ...met, pickupLocation: "Cape Town International Airport" });
    expect(point?.title).toBe("Arrivals hall");
    expect(point?.steps.join(" ")).toContain("a board that says Thandi Nkosi");
    expect(point?.steps.join(" ")).toContain("call 021 555 0100");
  });

  test("is the address itself elsewhere", () => {
    const point = meetingPointOf({ ...met, pickupLocation: "12 Loop Street, Cape Town" });
    expect(point?.title).toBe("12 Loop Street, Cape Town");
    expect(point?.steps.join(" ")).not.toContain("board");
  });

  test("is unknown while the address is to be agreed", () => {
    expect(meetingPointOf({ ...met, pickupLocation: " " })).toBeUndefined();
  });
});
