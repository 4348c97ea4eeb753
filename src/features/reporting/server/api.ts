import { bind } from "#platform/bind.ts";
import { reportingContract } from "../contract.ts";
import { bookingFacts } from "./booking-facts.ts";
import { findAnything } from "./find-anything.ts";
import { partnersAtWork } from "./partners-at-work.ts";
import { readFrame } from "./read-frame.ts";
import { readSetup } from "./read-setup.ts";
import { readToday } from "./read-today.ts";

export const reportingApi = bind(reportingContract, {
  readFrame,
  readSetup,
  readToday,
  findAnything,
  partnersAtWork,
  bookingFacts,
});
