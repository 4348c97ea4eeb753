import { bind } from "#platform/bind.ts";
import { weekContract } from "../contract.ts";
import { dispatchWeek } from "./dispatch-week.ts";

export const weekApi = bind(weekContract, { dispatchWeek });
