import { bind } from "#platform/bind.ts";
import { boardContract } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { problemsContract } from "../problems-contract.ts";
import { dispatchDay } from "./dispatch-day.ts";
import { dispatchProblems } from "./dispatch-problems.ts";
import { tripDetails } from "./trip-details.ts";

export const boardApi = [
  ...bind(boardContract, { dispatchDay }),
  ...bind(detailsContract, { tripDetails }),
  ...bind(problemsContract, { dispatchProblems }),
];
