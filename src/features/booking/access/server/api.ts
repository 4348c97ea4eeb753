import { bind } from "#platform/bind.ts";
import { bookingAccessContract } from "../contract.ts";
import { createShareLink } from "./create-share-link.ts";
import { readSharedTrip } from "./read-shared-trip.ts";
import { resendAccessCode } from "./resend-access-code.ts";
import { tripCardFile } from "./trip-card-file.ts";

export const accessApi = bind(bookingAccessContract, {
  resendAccessCode,
  createShareLink,
  readSharedTrip,
  tripCardFile,
});
