import { bind } from "#platform/bind.ts";
import { analyticsContract } from "../contract.ts";
import type { AnalyticsSettings } from "./gateways/send-event.ts";
import { reportStep } from "./report-step.ts";
import { reportVisit } from "./report-visit.ts";

export const analyticsApi = (settings: AnalyticsSettings) =>
  bind(analyticsContract, { reportVisit: reportVisit(settings), reportStep });
