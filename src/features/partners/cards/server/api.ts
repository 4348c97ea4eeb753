import { bind } from "#platform/bind.ts";
import { cardsContract } from "../contract.ts";
import { myCardFile } from "./my-card-file.ts";
import { openCard } from "./open-card.ts";

export const cardsApi = bind(cardsContract, { myCardFile, openCard });
