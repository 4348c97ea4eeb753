import { bind } from "#platform/bind.ts";
import { offersContract } from "../contract.ts";
import { answerOffer } from "./answer-offer.ts";
import { offerTrip } from "./offer-trip.ts";
import { readOffer } from "./read-offer.ts";
import { reconfirmTrip } from "./reconfirm-trip.ts";
import { withdrawOffers } from "./withdraw-offers.ts";

export const offersApi = bind(offersContract, { offerTrip, withdrawOffers, readOffer, answerOffer, reconfirmTrip });
