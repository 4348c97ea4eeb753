import { expect, test } from "vitest";
import { companyRules } from "../company/company-rules.ts";
import { type CustomerFigures, type Segment, segmentsOf } from "./segments.ts";

const none: CustomerFigures = { bookings: 0, noShows: 0, spentCents: 0, isOfCompany: false, isOfPartner: false };

test.each<[string, Partial<CustomerFigures>, readonly Segment[]]>([
  ["someone who only asked", {}, []],
  ["one booking", { bookings: 1 }, ["first_timer"]],
  ["two bookings", { bookings: 2 }, ["repeat"]],
  ["a cent below a VIP", { spentCents: companyRules.vipSpentCents - 1 }, []],
  ["a VIP", { bookings: 9, spentCents: companyRules.vipSpentCents }, ["repeat", "vip"]],
  ["one no-show", { noShows: 1 }, []],
  ["no-shows", { noShows: companyRules.riskNoShows }, ["no_show_risk"]],
  ["a company’s and an agent’s", { isOfCompany: true, isOfPartner: true }, ["corporate", "agent_client"]],
])("%s", (_name, changes, expected) => {
  expect(segmentsOf({ ...none, ...changes })).toEqual(expected);
});
