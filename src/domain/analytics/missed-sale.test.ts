import { expect, test } from "vitest";
import { missedReason } from "./missed-sale.ts";

const amber = { light: "amber", doubts: [], hasPrice: true, isSoon: false } as const;

test.each([
  ["a firm price", { ...amber, light: "green" }, "not_booked"],
  ["all vehicles taken", { ...amber, light: "red" }, "no_vehicle"],
  ["a group that none of ours takes", { ...amber, doubts: ["group_too_large"] }, "no_vehicle"],
  ["a tour out of its season", { ...amber, doubts: ["out_of_season"] }, "closed"],
  [
    "a town too far away, without a price",
    { ...amber, doubts: ["beyond_service_area"], hasPrice: false },
    "outside_area",
  ],
  ["an hour ahead", { ...amber, doubts: ["short_notice"] }, "short_notice"],
  ["soon, and no driver is free", { ...amber, doubts: ["short_notice"], isSoon: true }, "no_crew"],
  ["an address no one knows", { ...amber, doubts: ["place_unknown"], hasPrice: false }, "no_price"],
  ["a price our team confirms", { ...amber, doubts: ["priced_by_a_person"] }, "not_booked"],
] as const)("%s", (_, offered, reason) => expect(missedReason(offered)).toBe(reason));
