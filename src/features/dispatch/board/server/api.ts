import { bind } from "#platform/bind.ts";
import { boardContract } from "../contract.ts";
import { dispatchDay } from "./dispatch-day.ts";

export const boardApi = bind(boardContract, { dispatchDay });
