import { bind } from "#platform/bind.ts";
import { selfContract } from "../self-contract.ts";
import { cancelBooking, previewCancellation } from "./cancel-booking.ts";
import { changeBooking, previewChange, withdrawChange } from "./change-booking.ts";
import { decideChange } from "./decide-change.ts";
import { readMyBooking } from "./read-my-booking.ts";

export const selfApi = bind(selfContract, {
  readMyBooking,
  previewCancellation,
  cancelBooking,
  previewChange,
  changeBooking,
  withdrawChange,
  decideChange,
});
