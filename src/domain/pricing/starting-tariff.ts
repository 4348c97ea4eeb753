import { startingCatalogue } from "../catalogue/catalogue.ts";
import { companyRules } from "../company/company-rules.ts";
import { rand, zero } from "../money/money.ts";
import type { Tariff } from "./tariff.ts";

/** The tariff until our team saves another. The site’s starting prices come from it. */
export const startingTariff: Tariff = {
  version: 1,
  catalogue: startingCatalogue,
  transfer: {
    hopKm: 10,
    includedKm: 25,
    hop: {
      sedan: { from: rand(250), each: zero },
      shuttle: { from: rand(420), each: rand(70) },
      luxury_coach: { from: rand(1190), each: rand(70) },
      large_coach: { from: rand(1890), each: rand(50) },
    },
    ride: {
      sedan: { from: rand(350), each: zero },
      shuttle: { from: rand(600), each: rand(150) },
      luxury_coach: { from: rand(2250), each: rand(150) },
      large_coach: { from: rand(3750), each: rand(100) },
    },
    perKm: { sedan: rand(14), shuttle: rand(20), luxury_coach: rand(32), large_coach: rand(42) },
  },
  group: {
    hop: {
      sedan: { from: rand(350), each: rand(50) },
      shuttle: { from: rand(500), each: rand(125) },
      luxury_coach: { from: rand(1875), each: rand(125) },
      large_coach: { from: rand(3125), each: rand(90) },
    },
    ride: {
      // Three people pay R150 each, which is also the minimum.
      sedan: { from: rand(350), each: rand(50) },
      shuttle: { from: rand(680), each: rand(170) },
      luxury_coach: { from: rand(2550), each: rand(170) },
      large_coach: { from: rand(4250), each: rand(170) },
    },
  },
  emptyWayShare: 0.5,
  routes: [
    { town: "Hermanus", price: rand(1800) },
    { town: "Stellenbosch", price: rand(950) },
    { town: "Franschhoek", price: rand(1200) },
    { town: "George", price: rand(4500) },
    { town: "Knysna", price: rand(4800) },
    { town: "Plettenberg Bay", price: rand(5200) },
    { town: "Oudtshoorn", price: rand(4200) },
    { town: "Swellendam", price: rand(2800) },
    { town: "Caledon", price: rand(1800) },
  ],
  tours: {
    "cape-peninsula": rand(3500),
    winelands: rand(1299),
    "table-mountain": rand(999),
    "whale-watching": rand(1199),
    township: rand(756),
    "sunset-photography": rand(899),
    "garden-route": rand(3499),
    "robben-island": rand(899),
    "west-coast": rand(1599),
    overberg: rand(1899),
  },
  partyFactors: {
    sedan: { from: 1, each: 0 },
    shuttle: { from: 1.5, each: 0.25 },
    luxury_coach: { from: 4.25, each: 0.2 },
    large_coach: { from: 6.25, each: 0.15 },
  },
  packages: [
    { days: 3, perPerson: rand(12_500) },
    { days: 5, perPerson: rand(18_500) },
    { days: 7, perPerson: rand(24_500) },
  ],
  carHire: {
    half_day: { sedan: rand(2000), shuttle: rand(3200) },
    full_day: { sedan: rand(3500), shuttle: rand(5500) },
  },
  chauffeur: { day: rand(1800), includedHours: 8, extraHour: rand(225) },
  coach: {
    hop: { luxury_coach: rand(1200), large_coach: rand(1200) },
    day: { luxury_coach: rand(2500), large_coach: rand(4200) },
  },
  extras: { stop: rand(80), trailer: rand(300), childSeat: zero },
  tolls: [
    { id: "chapmans-peak", name: "Chapman’s Peak Drive", amount: rand(66), places: ["Noordhoek", "Chapman’s Peak"] },
    {
      id: "huguenot",
      name: "Huguenot Tunnel",
      amount: rand(54),
      places: ["Worcester", "Robertson", "Montagu", "Ceres"],
    },
    {
      id: "tsitsikamma",
      name: "Tsitsikamma toll",
      amount: rand(72),
      places: ["Tsitsikamma", "Storms River"],
    },
  ],
  timeRules: [
    {
      id: "night",
      name: "Night driving, 22:00 to 06:00",
      share: 0.2,
      appliesTo: ["route", "transfer", "group"],
      when: { kind: "hours", from: "22:00", until: "06:00" },
    },
    {
      id: "public-holiday",
      name: "Public holiday",
      share: 0.15,
      appliesTo: ["route", "transfer", "group", "tour", "hire", "coach"],
      when: { kind: "public_holiday" },
    },
    {
      id: "festive-season",
      name: "Festive season, 15 December to 10 January",
      share: 0.1,
      appliesTo: ["route", "transfer", "group", "tour", "package", "hire", "coach"],
      when: { kind: "days", from: "12-15", until: "01-10" },
    },
    {
      id: "short-notice",
      name: "Booked less than 24 hours ahead",
      share: 0.1,
      appliesTo: ["route", "transfer", "group", "tour", "hire", "coach"],
      when: { kind: "short_notice", hours: companyRules.leadHoursTransfer },
    },
  ],
  groupDiscount: {
    fromPassengers: companyRules.groupDiscountFromPassengers,
    share: companyRules.groupDiscountShare,
  },
  roundTo: rand(10),
  tourTransportShare: 0.6,
  atLeast: rand(250),
};
