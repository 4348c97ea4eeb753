import { bind } from "#platform/bind.ts";
import { companyCareContract } from "../contract.ts";
import { whoTravels } from "./who-travels.ts";

export const companyCareApi = bind(companyCareContract, { whoTravels });
