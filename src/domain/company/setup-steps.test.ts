import { expect, test } from "vitest";
import { type SetupFacts, type SetupStep, setupDone, setupSteps } from "./setup-steps.ts";

const empty: SetupFacts = {
  hasCompany: false,
  saved: [],
  hasBankAccount: false,
  takesTransfers: true,
  hasGateway: false,
  hasOwnTariff: false,
  companyDocuments: { needed: 2, good: 0 },
  vehicles: 0,
  vehiclesReady: 0,
  drivers: 0,
  driversActive: 0,
  instantBookings: 0,
};
const doneIn = (facts: SetupFacts): readonly SetupStep[] => setupSteps.filter((step) => setupDone(facts)[step]);

test("an empty company has done nothing", () => {
  expect(doneIn(empty)).toEqual([]);
});

test.each<[SetupStep, Partial<SetupFacts>]>([
  ["company", { hasCompany: true }],
  ["tax", { saved: ["tax"] }],
  ["banking", { hasBankAccount: true }],
  ["banking", { takesTransfers: false }],
  ["payment", { saved: ["paymentWays"] }],
  ["payment", { hasGateway: true }],
  ["tariff", { hasOwnTariff: true }],
  ["company_documents", { companyDocuments: { needed: 2, good: 2 } }],
  ["vehicle", { vehicles: 1 }],
  ["vehicle_documents", { vehiclesReady: 1 }],
  ["driver", { drivers: 1 }],
  ["driver_documents", { driversActive: 1 }],
  ["first_booking", { instantBookings: 1 }],
])("%s is done by what it is about and nothing else", (step, facts) => {
  expect(doneIn({ ...empty, ...facts })).toEqual([step]);
});
