import { bind } from "#platform/bind.ts";
import { partnerApiContract } from "../contract.ts";
import { apiBook } from "./api-book.ts";
import { apiBooking } from "./api-booking.ts";
import { apiPrice } from "./api-price.ts";

export const partnerApi = bind(partnerApiContract, { apiPrice, apiBook, apiBooking });
