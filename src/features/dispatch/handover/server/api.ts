import { bind } from "#platform/bind.ts";
import { handoverContract } from "../contract.ts";
import { giveHandover } from "./give-handover.ts";
import { listHandovers } from "./list-handovers.ts";
import { openHandover } from "./open-handover.ts";
import { previewHandover } from "./preview-handover.ts";
import { takeHandover } from "./take-handover.ts";
import { withdrawHandover } from "./withdraw-handover.ts";

export const handoverApi = bind(handoverContract, {
  previewHandover,
  openHandover,
  listHandovers,
  giveHandover,
  takeHandover,
  withdrawHandover,
});
