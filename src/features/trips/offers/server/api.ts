import { bind } from "#platform/bind.ts";
import { reconfirmTrip } from "../../reconfirm/server/reconfirm-trip.ts";
import { offersContract } from "../contract.ts";
import { offersLogContract } from "../log-contract.ts";
import { ownOffersContract } from "../own-contract.ts";
import { acceptPoolOffer } from "./accept-pool-offer.ts";
import { answerMyOffer } from "./answer-my-offer.ts";
import { answerOffer } from "./answer-offer.ts";
import { answerOfferFor } from "./answer-offer-for.ts";
import { declinePoolOffer } from "./decline-pool-offer.ts";
import { myOffers } from "./my-offers.ts";
import { offerTrip } from "./offer-trip.ts";
import { offersLog } from "./offers-log.ts";
import { poolOffers } from "./pool-offers.ts";
import { readOffer } from "./read-offer.ts";
import { withdrawOffers } from "./withdraw-offers.ts";

export const offersApi = [
  ...bind(offersContract, { offerTrip, withdrawOffers, readOffer, answerOffer, answerOfferFor, reconfirmTrip }),
  ...bind(ownOffersContract, {
    myOffers,
    answerMyOffer,
    poolOffers,
    acceptPoolOffer,
    declinePoolOffer,
  }),
  ...bind(offersLogContract, { offersLog }),
];
