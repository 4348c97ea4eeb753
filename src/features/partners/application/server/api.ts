import { bind } from "#platform/bind.ts";
import { applicationContract } from "../contract.ts";
import { answerRequest } from "./answer-request.ts";
import { readApplication } from "./read-application.ts";
import { submitApplication } from "./submit-application.ts";

export const applicationApi = bind(applicationContract, {
  submitApplication,
  readApplication,
  answerRequest,
});
