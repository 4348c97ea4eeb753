import { bind } from "#platform/bind.ts";
import { analyticsContract } from "../contract.ts";
import { reportStep } from "./report-step.ts";
import { reportVisit } from "./report-visit.ts";

export const analyticsApi = bind(analyticsContract, { reportVisit, reportStep });
