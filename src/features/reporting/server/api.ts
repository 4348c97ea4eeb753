import { bind } from "#platform/bind.ts";
import { reportingContract } from "../contract.ts";
import { bookingFacts } from "./booking-facts.ts";
import { findAnything } from "./find-anything.ts";
import { partnersAtWork } from "./partners-at-work.ts";
import { type FrameSettings, readFrame } from "./read-frame.ts";
import { readSetup } from "./read-setup.ts";
import { readToday } from "./read-today.ts";

export const reportingApi = (settings: FrameSettings) =>
  bind(reportingContract, {
    readFrame: (ctx) => readFrame(ctx, settings),
    readSetup: (ctx) => readSetup(ctx, settings),
    readToday,
    findAnything,
    partnersAtWork,
    bookingFacts,
  });
