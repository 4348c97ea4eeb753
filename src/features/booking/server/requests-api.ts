import { bind } from "#platform/bind.ts";
import { bookingRequestsContract } from "../requests-contract.ts";
import { declineRequest } from "./requests-decline.ts";
import { officeRequest } from "./requests-read.ts";
import { releaseRequest, takeRequest } from "./requests-take.ts";

export const bookingRequestsApi = bind(bookingRequestsContract, {
  officeRequest,
  takeRequest,
  releaseRequest,
  declineRequest,
});
