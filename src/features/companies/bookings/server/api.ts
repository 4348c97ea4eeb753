import { bind } from "#platform/bind.ts";
import { companyBookingsContract } from "../contract.ts";
import { bookForTraveller } from "./book-for-traveller.ts";
import { companyBookings } from "./company-bookings.ts";
import { myCompany } from "./my-company.ts";
import { priceForTraveller } from "./price-for-traveller.ts";

export const companyBookingsApi = bind(companyBookingsContract, {
  myCompany,
  priceForTraveller,
  bookForTraveller,
  companyBookings,
});
