import { bind } from "#platform/bind.ts";
import { selfServiceContract } from "../contract.ts";
import { ownBookingsContract } from "../own-contract.ts";
import { cancelBooking, previewCancellation } from "./cancel-booking.ts";
import { changeBooking, previewChange, withdrawChange } from "./change-booking.ts";
import { decideChange } from "./decide-change.ts";
import { myBooking } from "./my-booking.ts";
import { myBookings } from "./my-bookings.ts";
import { organisationBookings } from "./organisation-bookings.ts";
import { readMyBooking } from "./read-my-booking.ts";
import { rebookBooking } from "./rebook-booking.ts";

export const selfServiceApi = [
  ...bind(ownBookingsContract, { rebookBooking, myBookings, organisationBookings, myBooking }),
  ...bind(selfServiceContract, {
    readMyBooking,
    previewCancellation,
    cancelBooking,
    previewChange,
    changeBooking,
    withdrawChange,
    decideChange,
  }),
];
