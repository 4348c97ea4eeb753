import { bind } from "#platform/bind.ts";
import { bookingContract } from "../contract.ts";
import { createBooking } from "./create-booking.ts";

export const bookingApi = bind(bookingContract, { createBooking });
