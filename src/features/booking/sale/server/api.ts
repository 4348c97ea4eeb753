import { bind } from "#platform/bind.ts";
import { saleContract } from "../contract.ts";
import { termsContract } from "../terms-contract.ts";
import { companyTerms } from "./company-terms.ts";
import { createBooking } from "./create-booking.ts";
import { priceJourney } from "./price-journey.ts";

export const saleApi = [
  ...bind(saleContract, { createBooking, priceJourney }),
  ...bind(termsContract, { companyTerms }),
];
