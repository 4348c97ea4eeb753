import { bind } from "#platform/bind.ts";
import { bookingRequestsContract } from "../contract.ts";
import { declineRequest } from "./decline-request.ts";
import { readRequest } from "./read-request.ts";
import { releaseRequest } from "./release-request.ts";
import { takeRequest } from "./take-request.ts";

export const requestsApi = bind(bookingRequestsContract, {
  readRequest,
  takeRequest,
  releaseRequest,
  declineRequest,
});
