import { bind } from "#platform/bind.ts";
import { packContract } from "../contract.ts";
import { packContents } from "./pack-contents.ts";

export const fleetPackApi = bind(packContract, { packContents });
