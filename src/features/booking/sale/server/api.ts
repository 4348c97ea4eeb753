import { bind } from "#platform/bind.ts";
import { saleContract } from "../contract.ts";
import { termsContract } from "../terms-contract.ts";
import { companyTerms } from "./company-terms.ts";
import { createBooking } from "./create-booking.ts";
import { priceJourney } from "./price-journey.ts";

export type SaleSettings = { readonly followsFlights: boolean };

export const saleApi = ({ followsFlights }: SaleSettings) => [
  ...bind(saleContract, { createBooking, priceJourney }),
  ...bind(termsContract, { companyTerms: companyTerms(followsFlights) }),
];
