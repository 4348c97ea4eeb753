import { bind } from "#platform/bind.ts";
import { selfServiceContract } from "../contract.ts";
import { ownBookingsContract } from "../own-contract.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { changeBooking } from "./change-booking.ts";
import { decideChange } from "./decide-change.ts";
import { myBooking } from "./my-booking.ts";
import { myBookings } from "./my-bookings.ts";
import { organisationBookings } from "./organisation-bookings.ts";
import { previewCancellation } from "./preview-cancellation.ts";
import { previewChange } from "./preview-change.ts";
import { readMyBooking } from "./read-my-booking.ts";
import { rebookBooking } from "./rebook-booking.ts";
import { withdrawChange } from "./withdraw-change.ts";

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
