import { describe, expect, test } from "vitest";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import { amountsIn, faultOf } from "./check-reply.ts";

knowSampleTours();

test.each([
  ["R1 299", [1299]],
  ["R1\u00a0299 and R899", [1299, 899]],
  ["R1,299.00", [1299]],
  ["ZAR 350", [350]],
  ["350 rand", [350]],
  ["R2 000 to 5 500", [2000, 5500]],
  ["999 per person", [999]],
  ["8 to 9 hours, 122 km, +27 21 555 0123", []],
])("the amounts of %j are %j", (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts);
});

describe("a reply is shown only if its amounts come from the tools", () => {
  const tools = ["The Winelands tour starts at R1\u00a0299, for your private group. Page: /tours/winelands"];
  test.each([
    ["an amount of a tool", "It starts at R1 299.\nMore: /tours/winelands", undefined],
    ["the same amount written otherwise", "It starts at R1,299.00", undefined],
    ["no amount at all", "We drive you there and wait.", undefined],
    ["a booking filled in", "Open the booking: /booking?service=tours&passengers=2", undefined],
    ["the currency by its name", "All prices are in South African rand.", undefined],
    ["a made-up amount", "It starts at R999.", "it names an amount no tool returned"],
    ["one of two made up", "R1 299, or R1 000 for students", "it names an amount no tool returned"],
    ["an amount without its sign", "Only 900 per person", "it names an amount no tool returned"],
    ["an amount in words", "About five hundred rand", "it writes an amount in words"],
    ["an amount cut short", "Around R1.3k", "it writes an amount in words"],
    ["dollars", "About $70", "it names another currency"],
    ["a deed nobody did", "I have booked the tour for you.", "it claims to have done something"],
    ["a booking nobody confirmed", "Your booking is confirmed.", "it claims to have done something"],
    ["a page that is not there", "See /tours/moon", "it links to a page that does not exist"],
    ["a figure no tool gave", "We wait 45 minutes for you.", "it names a figure no tool returned"],
    ["nothing", "  ", "it is empty"],
  ])("%s", (_what, reply, fault) => {
    expect(faultOf(reply, tools)).toBe(fault);
  });
});

test("a figure from the visitor or a tool is allowed; figures inside links are ignored", () => {
  const tools = ["Waiting is free for 60 minutes at the airport. R1\u00a0299 for 9 people."];
  expect(faultOf("For the 9 of you it is R1 299.\nMore: /contact", tools)).toBeUndefined();
  expect(faultOf("14 people on 22 November fit.", [], ["Stellenbosch on 22 November for 14"])).toBeUndefined();
  expect(faultOf("Open the booking: /booking?passengers=7&date=2026-12-03", [])).toBeUndefined();
});
