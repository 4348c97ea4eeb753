import { bind } from "#platform/bind.ts";
import { reportingContract } from "../contract.ts";
import { findAnything } from "./find-anything.ts";
import { listPartnersAtWork } from "./list-partners-at-work.ts";
import { readBookingFacts } from "./read-booking-facts.ts";
import { type FrameSettings, readOfficeFrame } from "./read-office-frame.ts";
import { readOfficeToday } from "./read-office-today.ts";

export const reportingApi = (settings: FrameSettings) =>
  bind(reportingContract, {
    officeFrame: readOfficeFrame(settings),
    officeToday: readOfficeToday,
    findAnything,
    partnersAtWork: listPartnersAtWork,
    bookingFacts: readBookingFacts,
  });
